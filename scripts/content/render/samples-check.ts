import type { Root } from 'mdast';
import { type Reference, referenceName } from '#content/references.ts';
import { NODE_DECLARATIONS } from '#content/releases.ts';
import { SDKS } from '#content/sdks.ts';
import type { CodeSample, LinkedSymbol } from '#scripts/content/code/code-sample.ts';
import { LANGUAGES } from '#scripts/content/code/languages.ts';
import { UNPARSED_LANGUAGES } from '#scripts/content/code/syntax/unparsed-languages.ts';
import { UPGRADE_PAGES } from '#scripts/content/code/upgrade-pages.ts';
import { describedRelease } from '#scripts/content/symbols/described-release.ts';
import { isNewer } from '#scripts/content/symbols/is-newer.ts';
import type { LibrarySymbols, SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import { walk } from '#scripts/content/tree/nodes.ts';

/**
 * Says what the samples of a page were checked against, or as what they were parsed if they use no library. `undefined` if none
 * was parsed.
 */
export const samplesCheck = (root: Root, symbols: SiteSymbols, path: string): string | undefined => {
  const samples = walk(root).flatMap((node) => (node.type === 'code' && node.data?.sample) || []);
  const releases = usedReleases(samples, symbols, path);
  if (releases.length > 0) return `Samples checked against ${conjunction.format(releases)}`;
  const languages = parsedLanguages(samples);
  return languages.length > 0 ? `Samples parsed as ${conjunction.format(languages)}` : undefined;
};

const conjunction = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** The releases of the libraries that the samples use, such as `Node.js 1.2.2`, in the order of menus. */
const usedReleases = (samples: readonly CodeSample[], symbols: SiteSymbols, path: string): string[] => {
  const used = new Map<Reference, LinkedSymbol[]>();
  const add = (reference: Reference, linked: readonly LinkedSymbol[]) =>
    used.set(reference, [...(used.get(reference) ?? []), ...linked]);
  for (const { library, symbols: linked, del } of samples) {
    if (!library || linked.length === 0) continue;
    const { sdk, version } = library;
    add(referenceName(sdk, version), linked);
    if (sdk === 'nodejs' && del.size > 0 && UPGRADE_PAGES.includes(path)) add('nodejs/v0', []);
  }
  return symbols.all().flatMap((library) => {
    const linked = used.get(library.reference);
    const { label } = SDKS[library.library.sdk];
    return linked ? releasesOf(library, linked).map((release) => `${label} ${release}`) : [];
  });
};

/** The labels of the languages that samples were parsed in, in the order of the page. */
const parsedLanguages = (samples: readonly CodeSample[]): string[] => {
  const parsed = samples.filter(
    ({ language, fragment }) => !fragment && !Object.hasOwn(UNPARSED_LANGUAGES, language),
  );
  return [...new Set(parsed.map(({ language }) => LANGUAGES[language].label))];
};

const BY_VERSION = new Map<string, { published: string; additions: string }>(
  Object.entries(NODE_DECLARATIONS),
);

/** Samples for Node.js are checked against the release that npm serves, and against our declarations of what it lacks. */
const releasesOf = ({ library, about }: LibrarySymbols, linked: readonly LinkedSymbol[]): string[] => {
  const declarations = library.sdk === 'nodejs' ? BY_VERSION.get(library.version ?? '') : undefined;
  if (!declarations) return [describedRelease(about)];
  const { published, additions } = declarations;
  const needsAdditions = linked.some(({ symbol: { since } }) => since && isNewer(since, published));
  return needsAdditions ? [published, additions] : [published];
};
