/**
 * The first `characters` code points of a text, so that no character is split. Half a surrogate pair becomes U+FFFD, as a
 * database stores it.
 */
export const firstCharacters = (text: string, characters: number): { text: string; isCut: boolean } => {
  const points = [...text.replace(/\p{Surrogate}/gu, '\uFFFD')];
  return { text: points.slice(0, characters).join(''), isCut: points.length > characters };
};
