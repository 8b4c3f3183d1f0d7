import { CARD_FONTS } from './card-layout.tsx';

export interface CardFont {
  name: string;
  weight: 400 | 600;
  style: 'normal';
  data: ArrayBuffer;
}

const FILES = [
  [
    CARD_FONTS[0],
    400,
    () =>
      import('@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff'),
  ],
  [
    CARD_FONTS[0],
    600,
    () =>
      import('@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-600-normal.woff'),
  ],
  [
    CARD_FONTS[1],
    400,
    () =>
      import(
        '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-400-normal.woff'
      ),
  ],
  [
    CARD_FONTS[1],
    600,
    () =>
      import(
        '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-600-normal.woff'
      ),
  ],
] as const;

/** Loads the fonts of cards, which are part of the Worker. */
export const cardFonts = (): Promise<CardFont[]> =>
  Promise.all(
    FILES.map(async ([name, weight, load]) => ({
      name,
      weight,
      style: 'normal',
      data: (await load()).default,
    })),
  );
