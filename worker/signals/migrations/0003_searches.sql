-- Each row says how often readers' searches for a query ended in one way on one day (UTC). Nothing says who searched.
CREATE TABLE searches (
  day TEXT NOT NULL,
  query TEXT NOT NULL,
  outcome TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, query, outcome)
) STRICT, WITHOUT ROWID;
