-- Each row says how often an address without a page was asked for on one day (UTC), and on which page of this site the link
-- to it is. The page is empty if the reader came from elsewhere. Nothing says who asked.
CREATE TABLE lost_addresses (
  day TEXT NOT NULL,
  path TEXT NOT NULL,
  page TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, path, page)
) STRICT, WITHOUT ROWID;
