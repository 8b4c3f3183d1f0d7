/** The script files that islands need besides the entry. The client build inserts the names. In the source, the list is empty. */
export const LAZY_FILES: readonly string[] = [];
