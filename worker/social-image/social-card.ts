import { PRODUCT_NAME } from '#content/site.ts';
import { menuWithKey } from '#worker/page/menu-with-key.ts';
import { NEWS_PAGE } from '#worker/page/news-page.ts';
import { pageEntries } from '#worker/page/page-entry.ts';
import { type PlaceInSite, placeInSite } from '#worker/page/place-in-site.ts';
import type { Release } from '#worker/release/release-manifest.ts';
import { cardText, normalText } from './card-text.ts';

/** Longer titles need more than three lines. */
const TITLE_GRAPHEMES = 80;
/** Longer descriptions need more than four lines. */
const DESCRIPTION_GRAPHEMES = 150;

/** Everything that a social image shows. */
export interface SocialCard {
  title: string;
  description: string;
  /** The place of the page that has these texts. It is absent if no page has them. */
  place?: PlaceInSite;
}

/**
 * The card for the title and the description of a request. It shows a page's place in the site if both are those of the page.
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
    ...(page && { place: placeInSite(page[0], { pages, menu: menuWithKey(page[1].menu, menus) }) }),
  };
};
