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

/** Adds axe to a page without changing its content security policy. Must be called before the page opens. */
export const prepareAxe = (page: Page) => page.addInitScript({ path: axeFile });

/**
 * Runs axe and returns the violations, each as `rule: selector – message`. Skips contrast with forced colors, because the
 * browser then reports the page's own `-webkit-text-fill-color`. `without` lists selectors of elements that axe skips.
 */
export const axeProblems = (page: Page, without: string[] = []): Promise<string[]> =>
  page.evaluate(
    async ({ values, exclude }) => {
      const isForced = matchMedia('(forced-colors: active)').matches;
      const { violations } = await axe.run(
        { exclude },
        {
          runOnly: { type: 'tag', values },
          resultTypes: ['violations'],
          rules: { 'color-contrast': { enabled: !isForced } },
        },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any }) => `${id}: ${target.join(' ')} – ${any[0]?.message ?? ''}`),
      );
    },
    { values: TAGS, exclude: without },
  );
