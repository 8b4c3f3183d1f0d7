import { describe, expect, test } from 'vitest';
import { HTML_HINTS } from '#scripts/components/html-elements.tsx';
import { LANGUAGE_ALIASES } from '#scripts/content/code/languages.ts';
import { nameSlip, routeOf } from '#scripts/content/source/page-name.ts';
import { compileBody } from './compile-body.ts';

const headingsAbove = (heading: string): string =>
  ['##', '###', '####', '#####']
    .filter((level) => level.length < heading.indexOf(' '))
    .map((level) => `${level} ${level.length}\n\n`)
    .join('');

/** Whatever the build suggests has to pass the check that made it suggest something. */
describe('what the build suggests is something that it accepts', () => {
  const parts = [
    ...'Größe 日本 -a a- _draft .hidden a.html a.md index search api Øre ÀÉ -- …'.split(' '),
    ...'llms.txt rss.xml whats-new assets C++ %20 a_'.split(' '),
    'a b',
    "l'été",
  ];
  const folders = ['', 'api/', 'Über uns/', 'index/', '.x/', 'guides/', 'feedback/', 'search/'];
  const endings = ['.mdx', '.MDX', '.md', '.markdown', '.mdx.txt', '/index.mdx'];
  const names = folders.flatMap((folder) =>
    parts.flatMap((part) => endings.map((ending) => folder + part + ending)),
  );

  test('for the name of a file', () => {
    const refused = names.filter((name) => {
      const rightName = nameSlip(name, false)?.rightName;
      return rightName && (nameSlip(rightName, false) !== undefined || routeOf(rightName) === undefined);
    });
    expect(refused).toEqual([]);
  });

  test.each([
    ['Größe.mdx', 'groesse.mdx'],
    ["l'été.mdx", 'l-ete.mdx'],
    ['_draft.mdx', 'draft.mdx'],
    ['日本.mdx', undefined],
    ['search.mdx', undefined],
    ['a.html.mdx', 'a-html.mdx'],
  ])('for %s, it is %s', (name, right) => expect(nameSlip(name, false)?.rightName).toBe(right));

  test.each([
    'search',
    'whats-new',
    'api/x',
    'index/index',
    'a.html',
    'guides/llms.txt',
    'feedback/thanks',
    'assets/x.y',
  ])('no page can be at %s, where readers get something else', (name) =>
    expect(nameSlip(`${name}.mdx`, false)?.message).toMatch(/no page can be there/),
  );

  test.each(Object.entries(HTML_HINTS).filter(([, hint]) => /`[[*~#]/.test(hint)))(
    'instead of <%s>: %s',
    async (_, hint) => {
      const snippets = [...hint.matchAll(/`` ?(.+?) ?``|`([^`]+)`/g)].map(
        ([, double, single]) => double ?? single ?? '',
      );
      for (const snippet of snippets.filter((text) => /^(?:\[|\*|~|#{2})/.test(text))) {
        const { found } = await compileBody(
          snippet.startsWith('#') ? `${headingsAbove(snippet)}${snippet}\n\nText.` : `A ${snippet} here.`,
        );
        expect(found.filter((problem) => !/no page|There is no image/.test(problem))).toEqual([]);
      }
    },
  );

  test.each(Object.keys(LANGUAGE_ALIASES))('for a language, %s', async (language) => {
    const { found } = await compileBody(`\`\`\`${language} fragment\n\n\`\`\``);
    expect(found.join()).not.toContain('is not a language');
  });
});
