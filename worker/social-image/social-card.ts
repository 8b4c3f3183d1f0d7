import { PRODUCT_NAME } from '#content/site.ts';
import { menuWithKey } from '#worker/model/menus.ts';
import { pageEntries, type Release } from '#worker/model/release-manifest.ts';
import { NEWS_PAGE } from '#worker/model/site-addresses.ts';
import { type PositionInSite, positionInSite } from '#worker/page/trail.ts';

/** Longer titles need more than three lines. */
const TITLE_GRAPHEMES = 80;
/** Longer descriptions need more than four lines. */
const DESCRIPTION_GRAPHEMES = 150;

/** Everything that a social image shows. */
export interface SocialCard {
  title: string;
  description: string;
  /** The position of the page that has these texts. It is absent if no page has them. */
  position?: PositionInSite;
}

/**
 * The card for the title and the description of a request. It shows a page's position in the site if both are those of the page.
 */
export const socialCard = (
  query: Pick<SocialCard, 'title' | 'description'>,
  { pages, menus }: Pick<Release, 'pages' | 'menus'>,
): SocialCard => {
  const title = normalText(query.title);
  const description = normalText(query.description);
  const page = [...pageEntries(pages), [NEWS_PAGE.path, NEWS_PAGE] as const].find(
    ([, entry]) => entry.title === title && entry.description === description,
  );
  return {
    title: cardText(title, TITLE_GRAPHEMES) || `${PRODUCT_NAME} Documentation`,
    description: cardText(description, DESCRIPTION_GRAPHEMES),
    ...(page && { position: positionInSite(page[0], { pages, menu: menuWithKey(page[1].menu, menus) }) }),
  };
};

/** The characters that the fonts of cards can draw. A test compares them with the fonts. */
export const DRAWABLE =
  /^[\u0020-\u007e\u00a1-\u00ac\u00ae-\u00b4\u00b6-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126\u0127\u012a\u012b\u012e-\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u0150-\u0155\u0158-\u015b\u015e-\u0165\u016a\u016b\u016e-\u017e\u0192\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2\u1ef3\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]$/;

const LETTER = /[\p{L}\p{N}]/u;
const ELLIPSIS = '…';
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The text in one Unicode form, with single spaces. */
export const normalText = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/**
 * The part of a normal text that a card can show. Words with letters of other scripts are left out, and so are emoji. A text
 * of more than `limit` graphemes is cut and ends with an ellipsis.
 */
export const cardText = (text: string, limit: number): string => {
  const shown = text.split(' ').map(drawableWord).filter(Boolean).join(' ');
  // A drawable grapheme is one UTF-16 unit, so lengths are in graphemes from here on.
  return shown.length <= limit ? shown : `${shown.slice(0, limit - 1).trimEnd()}${ELLIPSIS}`;
};

const drawableWord = (word: string): string => {
  const parts = [...graphemes.segment(word)].map(({ segment }) => segment);
  const missing = parts.filter((part) => !DRAWABLE.test(part));
  return missing.some((part) => LETTER.test(part))
    ? ''
    : parts.filter((part) => DRAWABLE.test(part)).join('');
};

/**
 * The edge cache key of a card. It holds all that the card shows, and `design`, the hash of the code that draws it: different
 * spellings of the same texts have one key, and the image of a key never changes.
 */
export const cardKey = (
  { position, ...texts }: SocialCard,
  { siteOrigin, design }: { siteOrigin: string; design: string },
): string => `${siteOrigin}/docs/-/card/${design}?${new URLSearchParams({ ...texts, ...position })}`;
