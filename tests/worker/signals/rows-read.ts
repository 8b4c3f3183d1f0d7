/** A database that notes how many rows each batch reads. Cloudflare charges for them. */
export const withRowsRead = (database: D1Database) => {
  const rowsRead: number[] = [];
  const batch: D1Database['batch'] = async <T>(statements: D1PreparedStatement[]) => {
    const results = await database.batch<T>(statements);
    rowsRead.push(results.reduce((sum, { meta }) => sum + meta.rows_read, 0));
    return results;
  };
  return { database: { prepare: (sql: string) => database.prepare(sql), batch }, rowsRead };
};
