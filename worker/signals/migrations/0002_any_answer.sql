-- The table no longer lists the answers: the Worker's parser checks them, and a new answer needs no migration.
-- The old table is renamed first: a submission that arrives before the last step fails and is sent again, so none is lost.
ALTER TABLE feedback RENAME TO feedback_before_0002;

CREATE TABLE feedback (
  id TEXT PRIMARY KEY NOT NULL,
  page_path TEXT NOT NULL,
  release TEXT NOT NULL,
  answer TEXT NOT NULL,
  comment TEXT NOT NULL,
  comment_cut INTEGER NOT NULL CHECK (comment_cut IN (0, 1)),
  user_agent TEXT NOT NULL,
  created_at TEXT NOT NULL,
  resolved_at TEXT
) STRICT;

INSERT INTO feedback (id, page_path, release, answer, comment, comment_cut, user_agent, created_at, resolved_at)
SELECT id, page_path, release, answer, comment, comment_cut, user_agent, created_at, resolved_at
FROM feedback_before_0002;

DROP TABLE feedback_before_0002;

CREATE INDEX feedback_by_time ON feedback (created_at, id);
