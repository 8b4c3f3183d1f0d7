import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/**
 * The rules of WCAG up to 2.2 AA, best practices, and axe's experimental rules. AAA requires 7:1, and only text has that
 * contrast.
 */
const TAGS = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22a',
  'wcag22aa',
  'best-practice',
  'experimental',
  'EN-301-549',
  'section508',
];

/** The rules whose result depends on colors, and therefore on the theme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

declare global {
  // The part of axe.min.js that this file uses.
  var axe: {
    run(context: object, options: object): Promise<{ violations: AxeRule[]; incomplete: AxeRule[] }>;
  };
}
interface AxeRule {
  id: string;
  nodes: { target: unknown[]; failureSummary?: string; html: string; any: { message: string }[] }[];
}

export interface AxeScope {
  /** Selectors of the only elements that axe checks. At least one of them must be in the page. */
  within?: readonly string[];
  /**
   * `colors` runs the rules that depend on the theme, and `structure` runs all others. Colors take most of axe's time, and
   * the structure is the same in both themes.
   */
  only?: 'colors' | 'structure';
  /** Rules that another test checks. */
  except?: readonly string[];
}

/** Adds axe to a page without changing its content security policy. Must be called before the page opens. */
export const prepareAxe = (page: Page) => page.addInitScript({ path: axeFile });

/**
 * Runs axe and returns the violations, each as `rule: selector – message`. Skips contrast with forced colors, because the
 * browser then reports the page's own `-webkit-text-fill-color`. axe does not fetch the style sheets again for its rule about
 * the orientation of the device, because orientation.test.ts reads them all.
 */
export const axeProblems = (page: Page, { within, only, except = [] }: AxeScope = {}): Promise<string[]> =>
  page.evaluate(
    async ({ include, part, tags, colorRules, other }) => {
      const isForced = matchMedia('(forced-colors: active)').matches;
      const skipped = [...other, ...(part === 'structure' ? colorRules : isForced ? ['color-contrast'] : [])];
      const { violations } = await axe.run(include ? { include } : document, {
        runOnly: part === 'colors' ? { type: 'rule', values: colorRules } : { type: 'tag', values: tags },
        resultTypes: ['violations'],
        preload: false,
        rules: Object.fromEntries(skipped.map((rule) => [rule, { enabled: false }])),
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any }) => `${id}: ${target.join(' ')} – ${any[0]?.message ?? ''}`),
      );
    },
    { include: within, part: only, tags: TAGS, colorRules: COLOR_RULES, other: except },
  );
