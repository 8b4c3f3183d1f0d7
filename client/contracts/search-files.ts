/** The names of files that the dialog loads from the folder of the scripts. The client build inserts them. */
export const SEARCH_FILES = { styles: '', icons: '' };
