import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** WCAG up to 2.2 AA, best practices and what axe tries out. AAA asks for 7:1, which the palette gives to text only. */
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
  // What axe.min.js defines, as far as it is used here.
  var axe: {
    run(context: object, options: object): Promise<{ violations: AxeRule[]; incomplete: AxeRule[] }>;
  };
}
interface AxeRule {
  id: string;
  nodes: { target: unknown[]; failureSummary?: string; html: string; any: { message: string }[] }[];
}

/** Before the page opens: axe then stands in it without touching its policy. */
export const prepareAxe = (page: Page) => page.addInitScript({ path: axeFile });

/**
 * Violations, `rule: selector – message` each. Forced colours are the reader's own, and axe cannot read them: the browser
 * tells the page's `-webkit-text-fill-color` there. `without` are selectors of what it passes over.
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
