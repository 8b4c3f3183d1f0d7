/** The text with its percent-encoding decoded. A text that cannot be decoded, such as `100%`, stays as it is. */
export const decoded = (text: string): string => {
  // A site has thousands of addresses, and a call that decodes nothing takes longer than the rest of their checks.
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
