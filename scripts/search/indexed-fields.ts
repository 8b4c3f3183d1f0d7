import { CLOUD_SERVICES, CLOUDS, type CloudName } from '#content/clouds.ts';
import { LIBRARY_NAMES } from '#content/library-names.ts';
import { referenceName } from '#content/references.ts';
import { SEARCH_WORDS } from '#content/search-words.ts';
import type { IndexField } from '#worker/search/index/fields.ts';
import { STOP_WORDS } from '#worker/search/terms/stop-words.ts';
import { errorNames, listedNames } from './listed-names.ts';
import { OVERVIEW } from './section-content.ts';
import type { SectionDocument } from './section-documents.ts';
import { symbolNames } from './symbol-names.ts';

/** The text of each field of a section. */
export const indexedFields = (document: SectionDocument): Readonly<Record<IndexField, string>> => {
  const { page, section, place, titles } = document;
  const isOverview = section.depth === 1;
  const libraryNames = place.library ? LIBRARY_NAMES[place.library] : [];
  const service = SERVICE_OF_PAGE.get(page.path) ?? '';
  return {
    title: (isOverview ? page.title : section.title) ?? '',
    names: namesIn(document).join(' '),
    aliases: [
      section.id ?? page.path.split('/').at(-1),
      searchWords(document),
      ...(isOverview && isStart(document) ? libraryNames : []),
      ...(isOverview ? [service] : []),
    ].join(' '),
    parents: (isOverview ? [page.description] : [...titles.slice(1, section.depth), service]).join(' '),
    text: section.text,
    code: `${namesInCode(section.code)}\n${section.commands}`,
  };
};

/** The meaningful search words. Readers write them as they would a query. */
const searchWords = ({ page, section }: SectionDocument): string =>
  (SEARCH_WORDS[page.path]?.[section.id ?? OVERVIEW] ?? '')
    .split(' ')
    .filter((word) => !STOP_WORDS.has(word))
    .join(' ');

const namesIn = ({ symbol, library, section }: SectionDocument): string[] => {
  if (symbol && library) return [...symbolNames(symbol, library), symbol.symbol.id];
  if (library) return section.id === 'errors' ? errorNames(section.text) : [];
  return listedNames(section);
};

/** The names of a page's subject on each cloud, which readers use instead: `dynamodb`. */
const SERVICE_OF_PAGE: ReadonlyMap<string, string> = new Map(
  Object.entries(CLOUDS).flatMap(([cloud, { href }]) =>
    Object.entries(CLOUD_SERVICES).map(([name, services]) => [
      `${href}/${name}`,
      services[cloud as CloudName] ?? '', // the keys are typed
    ]),
  ),
);

/** `true` for the start of a library's reference. */
const isStart = ({ page, place: { library, version } }: SectionDocument): boolean =>
  library !== undefined && page.path === `/reference/${referenceName(library, version)}`;

const NAME = /[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*/gu;
const SEVERAL_WORDS = /\p{Ll}\p{Lu}|[_.]/u;

/** The names in code that consist of several words. Others are too common to say what a section is about. */
const namesInCode = (code: string): string =>
  [...new Set(code.match(NAME))].filter((name) => SEVERAL_WORDS.test(name)).join(' ');
