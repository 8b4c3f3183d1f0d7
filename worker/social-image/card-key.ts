import type { SocialCard } from './social-card.ts';

interface CardEdition {
  siteOrigin: string;
  /** The hash of the code that draws cards. */
  design: string;
}

/**
 * The edge cache key of a card. It holds all that the card shows and how it is drawn: different spellings of the same texts have
 * one key, and the image of a key never changes.
 */
export const cardKey = (
  { title, description, place }: SocialCard,
  { siteOrigin, design }: CardEdition,
): string => `${siteOrigin}/docs/-/card/${design}?${new URLSearchParams({ title, description, ...place })}`;
