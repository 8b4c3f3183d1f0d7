import { ImageResponse } from 'workers-og';
import { SOCIAL_IMAGE_PX } from '#content/limits.ts';
import { BLOCK_HUES, CARD_COLORS, CARD_FONTS, cardLayout, hueOf } from './card-layout.tsx';
import type { SocialCard } from './social-card.ts';

/** The engine caches the parsed fonts under this array, so every card passes the same one. */
let fonts: CardFont[] | undefined;

/** Draws a card as a PNG of 1200 × 630 pixels. Rejects if the card cannot be drawn. */
export const drawCard = async (card: SocialCard, icons: IconSymbols): Promise<Uint8Array> => {
  fonts ??= await cardFonts();
  const boxes = new Map<string, Box>();
  const image = new ImageResponse(cardLayout(card), {
    ...SOCIAL_IMAGE_PX,
    fonts,
    onNodeDetected: ({ key, ...box }) => key && boxes.set(key, box),
    onLayout: (svg) => svg.replace('</svg>', `${cardArt(card, boxes, icons)}</svg>`),
  });
  // The response exists before the image, which may still fail.
  return image.bytes();
};

/** The SVG symbols of icons, by name. */
type IconSymbols = Readonly<Record<string, string>>;

/** The box of an element in the card, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * The part of a card that has no text, as SVG: the logo and the icon in the boxes of the layout, and the cloud graph at the
 * right. It is not part of the layout, because there each of them would be an image, and images take 20 times as long.
 */
const cardArt = ({ position }: SocialCard, boxes: ReadonlyMap<string, Box>, icons: IconSymbols): string => {
  const hue = hueOf(position?.icon);
  return [
    graph(hue),
    iconIn(boxes.get('logo'), icons.logo, CARD_COLORS.accent),
    iconIn(boxes.get('icon'), position?.icon && icons[position.icon], hue),
  ].join('');
};

const iconIn = (box: Box | undefined, symbol: string | undefined, color: string): string =>
  box && symbol
    ? symbol
        .replace('<symbol', `<svg x="${box.left}" y="${box.top}" width="${box.width}" height="${box.height}"`)
        .replace('</symbol>', '</svg>')
        .replaceAll('currentColor', color)
    : '';

/** A part of the cloud graph. One of its nodes has the card's hue. */
const graph = (hue: string): string => `<g fill="none" stroke-width="3">
<path stroke="${CARD_COLORS.border}" d="M1200 118h-80a28 28 0 0 0-28 28v64M1092 230v120a28 28 0 0 0 28 28h18M1092 290h-46M1152 392v110a28 28 0 0 0 28 28h20M1036 300v202a28 28 0 0 0 28 28h64"/>
<g fill="${CARD_COLORS.bg}"><circle cx="1092" cy="220" r="11" stroke="${CARD_COLORS.note}"/><circle cx="1036" cy="290" r="11" stroke="${BLOCK_HUES.messaging}"/><circle cx="1152" cy="378" r="14" stroke="${hue}"/><circle cx="1140" cy="530" r="11" stroke="${BLOCK_HUES.batch}"/></g>
<g fill="${CARD_COLORS['border-strong']}"><circle cx="1092" cy="290" r="6"/><circle cx="1168" cy="118" r="6"/></g>
</g>`;

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
const cardFonts = (): Promise<CardFont[]> =>
  Promise.all(
    FILES.map(async ([name, weight, load]) => ({
      name,
      weight,
      style: 'normal',
      data: (await load()).default,
    })),
  );
