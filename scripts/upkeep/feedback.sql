/* `npm run report -- feedback`. Each title stands above its statement. */
-- Days on which the limit of :feedback was reached, and later feedback was refused
SELECT substr(created_at, 1, 10) AS day, count(*) AS stored FROM feedback
GROUP BY day HAVING stored >= :feedback ORDER BY day DESC;

-- By page
SELECT page_path AS page, sum(n) AS total, sum(open) AS open, group_concat(n || ' ' || answer, ', ') AS answers
FROM (
  SELECT page_path, answer, count(*) AS n, sum(resolved_at IS NULL) AS open FROM feedback GROUP BY page_path, answer
)
GROUP BY page_path ORDER BY total DESC, page;

-- By answer
SELECT answer, count(*) AS total, sum(resolved_at IS NULL) AS open FROM feedback
GROUP BY answer ORDER BY total DESC, answer;

-- By week, which belongs to the year of its Thursday (ISO 8601)
SELECT strftime('%Y', thursday) || '-W' || printf('%02d', (strftime('%j', thursday) - 1) / 7 + 1) AS week,
  sum(n) AS total, sum(open) AS open, group_concat(n || ' ' || answer, ', ') AS answers
FROM (
  SELECT date(created_at, '-3 days', 'weekday 4') AS thursday, answer, count(*) AS n, sum(resolved_at IS NULL) AS open
  FROM feedback GROUP BY thursday, answer
)
GROUP BY thursday ORDER BY thursday DESC;

-- Newest comments
SELECT substr(created_at, 1, 16) AS time, answer, page_path AS page, id, substr(resolved_at, 1, 10) AS resolved,
  comment || iif(comment_cut, ' […]', '') AS comment
FROM feedback WHERE comment <> '' ORDER BY created_at DESC, id DESC LIMIT 20;

-- Rows
SELECT * FROM feedback ORDER BY created_at, id
