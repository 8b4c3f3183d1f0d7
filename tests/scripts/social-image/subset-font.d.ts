declare module 'subset-font' {
  /** A font with only the glyphs of `text`. */
  const subsetFont: (
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'truetype' },
  ) => Promise<Uint8Array>;
  export default subsetFont;
}
