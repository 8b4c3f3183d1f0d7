-- Each row is one submission. The sender's idempotency key is its primary key. The sender's address is not kept.
CREATE TABLE feedback (
  id TEXT PRIMARY KEY NOT NULL,
  page_path TEXT NOT NULL,
  release TEXT NOT NULL,
  answer TEXT NOT NULL CHECK (answer IN ('yes', 'no', 'feedback')),
  comment TEXT NOT NULL,
  comment_cut INTEGER NOT NULL CHECK (comment_cut IN (0, 1)),
  user_agent TEXT NOT NULL,
  created_at TEXT NOT NULL,
  resolved_at TEXT
) STRICT;

CREATE INDEX feedback_by_time ON feedback (created_at, id);
