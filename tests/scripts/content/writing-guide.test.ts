import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sdkRules, tabRules } from '#scripts/assets/generated-rules.ts';
import { COMPONENTS } from '#scripts/components/vocabulary.ts';
import { pageStyles } from '#scripts/content/render/page-assets.ts';
import { readSymbols } from '#scripts/content/symbols/read-symbols.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { filesOfSheet, textOfStyles } from '#tests/scripts/style-files.ts';
import { pagePath } from '#tests/worker/page-path.ts';
import { compileBody, folderWithImage } from './compile-body.ts';

const { symbols } = await readSymbols(join(projectRoot, 'content/symbols'), projectRoot);
const guide = await readFile(new URL('../../../content/README.md', import.meta.url), 'utf8');
const components = guide.slice(guide.indexOf('## Components'));

/** The fenced examples, and the examples of badges and images in sentences. */
const examples = [
  ...[...components.matchAll(/^(`{3,4})(?:md|mdx)?\n([\s\S]*?)^\1$/gm)].map(([, , body = '']) => body),
  ...[...components.matchAll(/`(!\[[^`]*|<(?:Badge|Image)[^`]*)`/g)].map(([, body = '']) => body),
];

/** Classes that need no rule: they say what a part is, or they are utilities. */
const WITHOUT_RULE = /^(?:property-default|sr-only)$/;

/** The rules of a page with this HTML. The components of home and of references stand only there. */
const rulesFor = (html: string): string => {
  const sheets = new Set(['main', 'reference', ...pageStyles({ path: pagePath('/'), html })]);
  return tabRules() + sdkRules() + textOfStyles([...sheets].flatMap(filesOfSheet));
};

const componentNames = Object.keys(COMPONENTS).filter((name) => /^[A-Z]/.test(name));

describe('the writing guide', () => {
  test.each(examples)('has an example that compiles: %j', async (body) => {
    const folder = await folderWithImage('dashboard.png');
    const { found, html } = await compileBody(body, folder, { symbols });
    expect(found).toEqual([]);
    expect(html).not.toBe('');
  });

  test.each(componentNames)('shows %s', (name) => {
    expect(
      examples.join('\n') +
        components.replaceAll(/^### .*$/gm, (heading) => heading.replaceAll(/(\w+)/g, '<$1>')),
    ).toContain(`<${name}`);
  });

  test.each(componentNames)('shows no class of %s without a rule', async (component) => {
    const own = examples.filter((body) => body.includes(`<${component}`));
    const bodies = own.length > 0 ? own : [`<${component}>Text.</${component}>`];
    const folder = await folderWithImage('dashboard.png');
    for (const body of bodies) {
      const { html } = await compileBody(body, folder, { symbols });
      const styles = rulesFor(html);
      const classes = Array.from(html.matchAll(/ class="([^"]*)"/g), ([, list = '']) => list.split(' '));
      const isBare = (name: string) =>
        !WITHOUT_RULE.test(name) && !new RegExp(`\\.${name}(?![\\w-])`).test(styles);
      expect(classes.flat().filter(isBare)).toEqual([]);
    }
  });
});
