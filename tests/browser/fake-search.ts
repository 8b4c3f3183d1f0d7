import { expect, type Page, type Route } from '@playwright/test';
import { type FakeResult, searchBody } from '#tests/client/search/search-answers.ts';

/** A request as the provider's client sends it. */
interface SearchCall {
  url: string;
  params: Record<string, unknown> & { query: string };
}

const SEARCH_CALL = '**/docs/api/search/1/indexes/*/queries*';
const OUTCOME_CALL = '**/docs/api/search/outcome';

interface FakeSearch {
  /** The searches so far, without the empty query, which only loads the index. */
  calls: SearchCall[];
  /** The counted outcomes so far, such as `left storage`. */
  outcomes: string[];
}

/** Answers searches as `answer` says. It may also answer the route itself, and then returns nothing. */
export const fakeSearch = async (
  page: Page,
  answer: (query: string, route: Route) => FakeResult | undefined | Promise<FakeResult | undefined>,
): Promise<FakeSearch> => {
  const calls: SearchCall[] = [];
  const outcomes: string[] = [];
  await page.route(OUTCOME_CALL, async (route) => {
    const { query, outcome } = JSON.parse(route.request().postData() ?? '{}');
    outcomes.push(`${outcome} ${query}`);
    await route.fulfill({ status: 204 });
  });
  await page.route(SEARCH_CALL, async (route) => {
    const { requests } = JSON.parse(route.request().postData() ?? '{}');
    const params = requests[0];
    if (params.query !== '') calls.push({ url: route.request().url(), params });
    const result = params.query === '' ? {} : await answer(params.query, route);
    if (result) await route.fulfill({ contentType: 'application/json', body: searchBody(result) });
  });
  return { calls, outcomes };
};

export const searchDialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
/** The field of the top bar. */
export const barField = (page: Page) => page.locator('#search-input');
/** The field of the dialog. */
export const queryField = (page: Page) => page.getByRole('combobox', { name: 'Search the documentation' });
export const options = (page: Page) => searchDialog(page).getByRole('option');
export const searchStatus = (page: Page) => searchDialog(page).locator('form');

/** Opens the dialog with its shortcut and waits until it can be typed into. */
export const openSearch = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+k');
  await expect(queryField(page)).toBeFocused();
};
