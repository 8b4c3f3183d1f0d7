/** The text with its percent-encoding decoded. A text that cannot be decoded, such as `100%`, stays as it is. */
export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
