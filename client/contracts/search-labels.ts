import { BUILDING_BLOCKS } from '#content/building-blocks.ts';
import type { IconName } from '#content/generated/icon-names.ts';
import { REFERENCE_PAGES } from '#content/reference-pages.ts';
import { SDKS } from '#content/sdks.ts';
import { DOCS_PREFIX } from '#content/site.ts';

// The client build inserts both values, so the dialog does not contain the records that they are derived from.

/** The name of each library, by its slug. */
export const SDK_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SDKS).map(([slug, { label }]) => [slug, label]),
);

/** The icon of each building block's page and of each page of a library's reference, by the last part of its path. */
export const BLOCK_ICONS: Readonly<Record<string, IconName>> = Object.fromEntries([
  ...REFERENCE_PAGES.map(({ name, icon }) => [name, icon]),
  ...BUILDING_BLOCKS.map(({ href, icon }) => [href.slice(DOCS_PREFIX.length + 1), icon]),
]);
