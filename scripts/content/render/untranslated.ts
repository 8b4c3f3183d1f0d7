/** Keeps browser translators away from an element: code and names are the same in all languages. */
export const UNTRANSLATED = {
  translate: 'no' as unknown as boolean, // Preact's types take a boolean, which HTML does not know.
};
