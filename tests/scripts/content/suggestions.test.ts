import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { HTML_HINTS } from '#scripts/components/html-elements.tsx';
import { checkNames } from '#scripts/content/checks/check-names.ts';
import { LANGUAGE_ALIASES } from '#scripts/content/code/languages.ts';
import { parseConfiguration } from '#scripts/content/configuration.ts';
import { parseDeployments } from '#scripts/content/deployments.ts';
import { type Problem, type Report, reportInto } from '#scripts/content/problems/problem.ts';
import { nameSlip, routeOf } from '#scripts/content/source/page-name.ts';
import { siteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import { compileBody } from './compile-body.ts';
import { BUCKET, BUCKET_TYPE, filesOf, testLibrary } from './symbols/test-library.ts';
import { found, page, TestSite } from './test-site.ts';

const symbols = siteSymbols([testLibrary('nodejs-v1', [BUCKET, BUCKET_TYPE])]);

const inBody = async (body: string): Promise<string[]> =>
  (await compileBody(body, undefined, { symbols })).found;

const inNames = async (body: string): Promise<string[]> => {
  const { facts } = await compileBody(body, undefined, { symbols });
  const rules = { projectRoot: '/', siteOrigin: '', menus: [], redirects: '', subjectExceptions: [] };
  return checkNames({
    facts: [facts],
    symbols,
    rules: { ...rules, otherNames: [], references: ['nodejs'] },
  }).map(({ message, hint }) => `${message} | ${hint}`);
};

const inSymbols = async (symbol: object, pageName = 'storage'): Promise<string[]> => {
  const site = await TestSite.create({ 'index.mdx': page('Home') });
  for (const [name, text] of Object.entries(filesOf([symbol, BUCKET_TYPE])))
    await site.write(`symbols/nodejs-v1/${name.replace('storage', pageName)}`, text);
  return site.found({ symbolsFolder: `${site.root}/symbols` });
};

const inData = (parse: (source: string, report: Report) => void) => async (row: string) => {
  const problems: Problem[] = [];
  parse(row, reportInto(problems, 'data.tsv'));
  return problems.map(({ message, hint }) => `${message} | ${hint}`);
};
const inConfiguration = inData(parseConfiguration);
const inDeployments = inData((source, report) => parseDeployments('aws', source, report));

const yaml = (title: string, code: string): string => `\`\`\`yaml title="${title}"\n${code}\n\`\`\``;
const menu = (subject: string, href = '/docs') => [
  { key: 'docs', prefix: '/', groups: [{ links: [{ title: 'Home', href, subject }] }] },
];
const REFERENCE = { 'reference/nodejs/index.mdx': page('Node.js', '## Topics\n\n## Storage') };

const headingsAbove = (heading: string): string =>
  ['##', '###', '####', '#####']
    .filter((level) => level.length < heading.indexOf(' '))
    .map((level) => `${level} ${level.length}\n\n`)
    .join('');

/**
 * Whoever suggests names, by file: some names that are right, and what is said about a text with a name. A new file that suggests
 * names needs a row.
 */
const MAKERS: readonly (readonly [
  file: string,
  what: string,
  names: string,
  check: (name: string) => Promise<readonly string[]>,
])[] = [
  [
    'components/vocabulary.ts',
    'a component',
    'Steps, Warning, kbd',
    (name) => inBody(`<${name}>a</${name}>`),
  ],
  [
    'components/code-group.tsx',
    'a tab',
    'typescript, python',
    (name) =>
      inBody(`<CodeGroup>\n\`\`\`${name} fragment\na\n\`\`\`\n\`\`\`go fragment\na\n\`\`\`\n</CodeGroup>`),
  ],
  [
    'components/diagram/diagram.tsx',
    'an icon',
    'bucket, search',
    (name) =>
      inBody(`<Diagram alt="a">\n\`\`\`dot\ndigraph { a [class="${name}"]; a -> b }\n\`\`\`\n</Diagram>`),
  ],
  [
    'components/records/key-list.ts',
    'keys of a list',
    'services, apis',
    (name) => inBody(`<ConfigurationKeys file="project" keys="${name}" />`),
  ],
  [
    'components/records/record-tables.ts',
    'a group of variables',
    'service',
    (name) => inBody(`<EnvironmentVariables groups="${name}" />`),
  ],
  [
    'content/tree/read-props.ts',
    'a property',
    'name, type',
    (name) => inBody(`<Properties>\n<Property ${name}="a">b</Property>\n</Properties>`),
  ],
  [
    'content/tree/read-props.ts',
    'a value',
    'language, platform',
    (name) => inBody(`<CodeGroup by="${name}">\n\`\`\`go fragment\na\n\`\`\`\n</CodeGroup>`),
  ],
  [
    'content/tree/visit-page.ts',
    'keywords',
    'events, overview',
    (name) => found({ 'a.mdx': page('A', '## Events', `keywords:\n  ${name}: word\n`) }),
  ],
  [
    'content/source/read-front-matter.ts',
    'front matter',
    'title_meta, keywords',
    (name) => found({ 'a.mdx': page('A', 'Text.', `${name}: Another\n`) }),
  ],
  [
    'content/checks/site-pages.ts',
    'a link',
    '/storage#events, /guides/node',
    (name) =>
      found({
        'storage.mdx': page('Storage', '## Events'),
        'guides/node.mdx': page('Node'),
        'a.mdx': page('A', `[a](${name})`),
      }),
  ],
  [
    'content/checks/site-pages.ts',
    'a redirect',
    '/storage#events',
    (name) => found({ 'storage.mdx': page('Storage', '## Events') }, { redirects: `/old ${name} 301` }),
  ],
  [
    'content/checks/check-data.ts',
    'a subject',
    'topics, storage',
    (name) => found(REFERENCE, { menus: menu(name) }),
  ],
  ['content/checks/known-records.ts', 'a command', 'start, build', (name) => inNames(`\`nitric ${name}\``)],
  ['content/checks/known-records.ts', 'a flag', '--no-browser, --env-file', (name) => inNames(`\`${name}\``)],
  [
    'content/checks/known-records.ts',
    'a flag of a command',
    '--env-file, --stack',
    (name) => inNames(`\`nitric up ${name}\``),
  ],
  [
    'content/checks/known-records.ts',
    'a key',
    'provider, region',
    (name) => inNames(yaml('nitric.dev.yaml', `provider: nitric/aws@1\n${name}: b`)),
  ],
  [
    'content/checks/known-records.ts',
    'a value',
    'batch-services, websites',
    (name) => inNames(yaml('nitric.yaml', `name: a\npreview:\n  - ${name}`)),
  ],
  ['content/checks/known-names.ts', 'a variable', 'NITRIC_ENVIRONMENT', (name) => inNames(`\`${name}\``)],
  ['content/checks/known-names.ts', 'a symbol', 'bucket, list', (name) => inNames(`\`${name}()\``)],
  ['content/code/fence.ts', 'an option', 'title, tab', (name) => inBody(`\`\`\`text ${name}="a"\na\n\`\`\``)],
  [
    'content/code/build-sample.ts',
    'a language',
    'typescript, yaml',
    (name) => inBody(`\`\`\`${name} fragment\na\n\`\`\``),
  ],
  [
    'content/code/links/follower.ts',
    'a member',
    'list',
    (name) =>
      inBody(`\`\`\`typescript\nimport { bucket } from '@nitric/sdk'\n\nbucket('a').${name}()\n\`\`\``),
  ],
  [
    'content/symbols/parse-yaml.ts',
    'a value of a symbol',
    'function, class',
    (name) => inSymbols({ ...BUCKET, kind: name }),
  ],
  [
    'content/symbols/parse-library.ts',
    'a page of symbols',
    'storage, queues',
    (name) => inSymbols(BUCKET, name),
  ],
  [
    'content/symbols/check-symbols.ts',
    'a type',
    'Bucket',
    (name) => inSymbols({ ...BUCKET, returns: { type: name, of: name } }),
  ],
  ['content/configuration.ts', 'a file', 'project, azure', (name) => inConfiguration(`${name}\ta\tb\tC.`)],
  [
    'content/configuration.ts',
    'a preview feature',
    'websites',
    (name) => inConfiguration(`aws\ta\tb\tC.\t\t\t${name}`),
  ],
  [
    'content/deployments.ts',
    'a fact of a deployment',
    'deletion, policy',
    (name) => inDeployments(`storage\t${name}\taws_s3_bucket`),
  ],
  ['content/deployments.ts', 'a resource', 'storage, api', (name) => inDeployments(`${name}\tcost\ta`)],
];

/** A letter less, a letter twice, and two letters in the wrong order. */
const typosOf = (name: string): string[] => {
  const middle = Math.ceil(name.length / 2);
  const [a, b] = [name.slice(0, middle), name.slice(middle)];
  return [a + b.slice(1), a + b.charAt(0) + b, a + b.charAt(1) + b.charAt(0) + b.slice(2)];
};

const SUGGESTED = /(?:Did you mean|Write(?: its target:)?) `<?(?:nitric )?([^`>]+)>?`/;

/** Whatever the build suggests has to pass the check that made it suggest something. */
describe('what the build suggests is something that it accepts', () => {
  test.each(MAKERS)('%s, for %s', async (_file, _what, names, check) => {
    let suggestions = 0;
    for (const name of names.split(', ')) {
      const right = await check(name);
      for (const typo of typosOf(name))
        for (const problem of (await check(typo)).filter((text) => !right.includes(text))) {
          const suggestion = SUGGESTED.exec(problem)?.[1];
          if (suggestion === undefined || suggestion === typo) continue;
          suggestions += 1;
          const [message = ''] = problem.split(' | ');
          const again = await check(suggestion);
          if (suggestion === name) expect(again).toEqual(right);
          expect(again.filter((text) => text.startsWith(message.replaceAll(typo, suggestion)))).toEqual([]);
        }
    }
    expect(suggestions).toBeGreaterThan(0);
  });

  test.each(['Größe', 'A B', 'C#'])('for the anchor %s', async (anchor) => {
    const [problem = ''] = await inBody(`## A [#${anchor}]\n\nText.`);
    const suggestion = /Write `(\[#[^`]+\])`/.exec(problem)?.[1];
    expect(await inBody(`## A ${suggestion}\n\nText.`)).toEqual([]);
  });

  test.each(['🚀 Launch', '日本', 'Größe'])('for a published anchor of the title %s', async (title) => {
    const { anchors } = await (await TestSite.create({ 'index.mdx': page('A', `## ${title}`) })).build();
    const lost = { anchorLedger: { file: 'anchors.txt', lines: anchors } };
    const suggestion = /`(\[#[^`]+\])`/.exec((await found({}, lost)).join())?.[1];
    expect(await found({ 'index.mdx': page('A', `## B ${suggestion}`) }, lost)).toEqual([]);
  });

  test.each(['Same', '"Keys: all"', '"#1"'])('for a page whose title is also %s', async (title) => {
    const files = ['a/x.mdx', 'b/x.mdx', 'b/y.mdx', 'c/b/y.mdx'].map((name) => [name, page(title)] as const);
    const problems = await found(Object.fromEntries(files));
    const better = problems.map((problem) => {
      const [, name = '', suggestion] = /pages\/(\S+?):.* example `(.+)`/.exec(problem) ?? [];
      return [name, page(title, 'Text.', `${suggestion}\n`)];
    });
    expect(await found({ ...Object.fromEntries(files), ...Object.fromEntries(better) })).toEqual([]);
  });

  test('no file that suggests names is left out', () => {
    const makers = new Set(MAKERS.map(([file]) => `scripts/${file}`));
    const files = globSync('scripts/{components,content}/**/*.{ts,tsx}').filter(
      (file) =>
        !file.endsWith('problems/problem.ts') && /didYouMean|nearestName\(/.test(readFileSync(file, 'utf8')),
    );
    expect(files.filter((file) => !makers.has(file))).toEqual([]);
  });

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

  test.each([...HTML_HINTS].filter(([, hint]) => /`[[*~#]/.test(hint)))(
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
