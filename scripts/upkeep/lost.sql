/* `npm run report -- lost`. Each title stands above its statement. */
-- Days on which the limit of :linkedAddresses with a link on this site, or of :otherAddresses others, was reached
SELECT day, sum(page <> '') AS linked, sum(page = '') AS others FROM lost_addresses
GROUP BY day HAVING linked >= :linkedAddresses OR others >= :otherAddresses ORDER BY day DESC;

-- Requests for missing pages in :days days, those first that pages of this site link to
SELECT path AS address, iif(page = '', 'elsewhere', page) AS "linked on", sum(count) AS count
FROM lost_addresses WHERE day > date('now', '-:days days')
GROUP BY path, page ORDER BY page = '', count DESC, path, page LIMIT 100;

-- Rows
SELECT * FROM lost_addresses ORDER BY day, path, page
