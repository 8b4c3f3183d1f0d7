import { CLOUD_SERVICES, CLOUDS } from '#content/clouds.ts';
import type { Place } from '#worker/search/index/index-file.ts';
import type { Section } from '#worker/search/index/section.ts';
import { PRIORS } from './weights.ts';

/** How likely a section is the right one before its words are compared, for a query of words and for one with code. */
export interface Priors {
  prose: number;
  code: number;
}

export const priorsOf = (section: Section): Priors => {
  const { place } = section.facts;
  const code = commonPrior(section);
  const isReference = place.library !== undefined && place.section === 'Reference';
  return { prose: isReference ? code * PRIORS.reference : code, code };
};

const commonPrior = ({ facts: { place, depth, path } }: Section): number => {
  const start = path === '/' ? PRIORS.home : depth === 1 ? PRIORS.overview : 1;
  return start * pagePrior(path, place);
};

const pagePrior = (path: string, { section }: Place): number => {
  if (CLOUD_PAGES.has(path)) return PRIORS.cloud;
  const kind = KINDS_BY_PATH.find(([start]) => path.startsWith(start))?.[1] ?? KINDS_BY_PART[section];
  return kind ? PRIORS[kind] : 1;
};

/** The kinds of pages by the start of the path. The first that fits counts, and then the part of the site. */
const KINDS_BY_PATH: readonly (readonly [start: string, kind: keyof typeof PRIORS])[] = [
  ['/guides/terraform/', 'providerGuide'],
  ['/reference/providers/terraform/', 'terraform'],
  ['/guides/deploying', 'pipelines'],
  ['/support/upgrade', 'upgrade'],
];
const KINDS_BY_PART: Readonly<Record<string, keyof typeof PRIORS | undefined>> = {
  'Building blocks': 'block',
  'Get Started': 'start',
  Guides: 'guide',
};

/** The pages about a resource on one cloud. They repeat the words of the building block. */
const CLOUD_PAGES: ReadonlySet<string> = new Set(
  Object.values(CLOUDS).flatMap(({ href }) => Object.keys(CLOUD_SERVICES).map((name) => `${href}/${name}`)),
);
