/** An SQL statement with one `?` for each parameter. */
export interface Statement {
  sql: string;
  params: readonly string[];
}
