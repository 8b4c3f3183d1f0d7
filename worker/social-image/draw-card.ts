import { ImageResponse } from 'workers-og';
import { SOCIAL_IMAGE_PX } from '#content/limits.ts';
import { type Box, cardArt, type IconSymbols } from './card-art.ts';
import { type CardFont, cardFonts } from './card-fonts.ts';
import { cardLayout } from './card-layout.tsx';
import type { SocialCard } from './social-card.ts';

/** The engine knows parsed fonts by this array, so it stays the same. */
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
