import { initWasm, Resvg } from '@resvg/resvg-wasm';
import satori, { type Font, init } from 'satori/wasm';
import initYoga from 'yoga-wasm-web';
import { SOCIAL_IMAGE_PX } from '#content/limits.ts';
import { type Box, cardArt, type IconFiles } from './card-art.ts';
import { cardFonts } from './card-fonts.ts';
import { cardLayout } from './card-layout.tsx';
import type { SocialCard } from './social-card.ts';

/** Satori knows parsed fonts by this array, so it stays the same. */
let fonts: Font[] | undefined;

/** Draws a card as a PNG of 1200 × 630 pixels. Rejects if the card cannot be drawn. */
export const drawCard = async (card: SocialCard, icons: IconFiles): Promise<Uint8Array> => {
  fonts ??= await prepare();
  const boxes = new Map<string, Box>();
  const layout = await satori(cardLayout(card), {
    ...SOCIAL_IMAGE_PX,
    fonts,
    onNodeDetected: ({ key, ...box }) => key && boxes.set(String(key), box),
  });
  return png(layout.replace('</svg>', `${cardArt(card, boxes, icons)}</svg>`));
};

/** Loads the fonts and both engines, once per isolate: an engine that is loaded again never returns its memory. */
const prepare = async (): Promise<Font[]> => {
  const [yoga, resvg, loaded] = await Promise.all([
    import('yoga-wasm-web/dist/yoga.wasm'),
    import('@resvg/resvg-wasm/index_bg.wasm'),
    cardFonts(),
  ]);
  init(await initYoga(yoga.default));
  // This is the last step, because it may succeed only once.
  await initWasm(resvg.default);
  return loaded;
};

/** The engine's objects are outside the garbage collector's reach. */
const png = (svg: string): Uint8Array => {
  const drawing = new Resvg(svg);
  try {
    const image = drawing.render();
    try {
      return image.asPng();
    } finally {
      image.free();
    }
  } finally {
    drawing.free();
  }
};
