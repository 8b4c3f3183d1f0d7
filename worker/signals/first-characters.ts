/**
 * Returns the first `characters` code points of a text. Never splits a surrogate pair. A lone surrogate becomes U+FFFD, as
 * it would in the database.
 */
export const firstCharacters = (text: string, characters: number): { text: string; isCut: boolean } => {
  const points = [...text.replace(/\p{Surrogate}/gu, '\uFFFD')];
  return { text: points.slice(0, characters).join(''), isCut: points.length > characters };
};
