/* `npm run report -- search`. Each title stands above its statement. */
-- Days on which the limit of :searches was reached, and new queries were not counted
SELECT day, count(*) AS counted FROM searches GROUP BY day HAVING counted >= :searches ORDER BY day DESC;

-- Searches in :days days
SELECT outcome, sum(count) AS searches FROM searches WHERE day > date('now', '-:days days')
GROUP BY outcome ORDER BY searches DESC, outcome;

-- Without a result
SELECT query, sum(count * (outcome = 'empty')) AS empty, sum(count * (outcome = 'left')) AS left,
  sum(count * (outcome = 'chosen')) AS chosen
FROM searches WHERE day > date('now', '-:days days')
GROUP BY query HAVING empty > 0 ORDER BY empty DESC, query LIMIT 50;

-- With results, but nothing was chosen
SELECT query, sum(count * (outcome = 'empty')) AS empty, sum(count * (outcome = 'left')) AS left,
  sum(count * (outcome = 'chosen')) AS chosen
FROM searches WHERE day > date('now', '-:days days')
GROUP BY query HAVING left > 0 ORDER BY left DESC, query LIMIT 50;

-- Rows
SELECT * FROM searches ORDER BY day, query, outcome
