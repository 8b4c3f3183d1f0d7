import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { checkProse } from '#scripts/upkeep/check-prose.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

/** The problems of files below `content`, each as `file:line:column message | hint`. */
const found = async (files: Record<string, string>): Promise<string[]> => {
  const root = await temporaryFolder();
  for (const [name, text] of Object.entries({ 'words.txt': '', ...files })) {
    await mkdir(dirname(join(root, 'content', name)), { recursive: true });
    await writeFile(join(root, 'content', name), text);
  }
  const { problems } = await checkProse(root);
  return problems.map(
    ({ file, line, column, message, hint }) => `${file}:${line}:${column} ${message} | ${hint}`,
  );
};

const page = (body: string, description = 'A page.') =>
  `---\ntitle: Page\ndescription: ${description}\n---\n\n${body}\n`;

const unknown = (word: string, nearest: string) =>
  `"${word}" is not in the dictionary. | Did you mean "${nearest}"? Put code in backticks, and a term of this site into content/words.txt.`;

test('a word that the dictionary lacks is reported with its place and the nearest word', async () => {
  expect(await found({ 'pages/a.mdx': page('Text.\n\nA bukcet of `fiels` in [files](/fiels).') })).toEqual([
    `content/pages/a.mdx:8:3 ${unknown('bukcet', 'bucket')}`,
  ]);
});

test('front matter, properties of components, and headings are checked, but neither anchors nor code', async () => {
  const body =
    '## Bukcet things [#bukcet]\n\n<Note title="The secnod thing">\n\nText.\n\n</Note>\n\n```text\nthrid\n```';
  expect(await found({ 'pages/a.mdx': page(body, 'Zeroht words.') })).toEqual([
    `content/pages/a.mdx:3:14 ${unknown('Zeroht', 'Zeroth')}`,
    `content/pages/a.mdx:6:4 ${unknown('Bukcet', 'Bucket')}`,
    `content/pages/a.mdx:8:5 ${unknown('secnod', 'second')}`,
  ]);
});

test('an address that is its own text is not checked', async () => {
  const body = 'A bukcet, see https://nitric.io/bukcet and www.bukcet.com, or [bukcet](https://a.com).';
  expect(await found({ 'pages/a.mdx': page(body) })).toEqual([
    `content/pages/a.mdx:6:3 ${unknown('bukcet', 'bucket')}`,
    `content/pages/a.mdx:6:64 ${unknown('bukcet', 'bucket')}`,
  ]);
});

test('a term is not called unused while a page cannot be read', async () => {
  const files = { 'words.txt': 'Nx\n', 'pages/a.mdx': page('Text.') };
  expect(await found(files)).toEqual(['content/words.txt:1:1 No text uses "Nx". | Remove the word.']);
  expect(await found({ ...files, 'pages/b.mdx': page('<Note>Nx') })).toEqual([]);
  expect(await found({ ...files, 'pages/b.mdx': page('<<<<<<< HEAD\nNx\n=======\n>>>>>>> b') })).toEqual([]);
});

test('the texts of symbols and the sentences of records are checked', async () => {
  expect(
    await found({
      'symbols/go-v1/storage.yaml':
        'symbols:\n  - id: x\n    summary: Reads a bukcet.\n    signature: bukcet()\n',
      'cli.yaml': "name: 'bukcet'\nsummary: 'Opens the bukcet.'\n",
    }),
  ).toEqual([
    `content/cli.yaml:2:21 ${unknown('bukcet', 'bucket')}`,
    `content/symbols/go-v1/storage.yaml:3:22 ${unknown('bukcet', 'bucket')}`,
  ]);
});

test('repeated words, wrong articles, and what the house style avoids are reported', async () => {
  expect(
    await found({ 'pages/a.mdx': page('It has has an bucket.\nYou can easily\nread the the files.') }),
  ).toEqual([
    'content/pages/a.mdx:6:4 The house style avoids "has has". | Remove one of the words.',
    'content/pages/a.mdx:6:12 Unexpected article `an` before `bucket`, expected `a`. | Write "a".',
    'content/pages/a.mdx:7:9 The house style avoids "easily". | Leave it out.',
    'content/pages/a.mdx:8:6 The house style avoids "the the". | Remove one of the words.',
  ]);
});

test('names and turns of phrase that the site avoids are reported', async () => {
  const avoided = {
    hands: 'Nest hands all requests to the app.',
    beside: 'The sample is beside the text.',
    ', also after': 'It blocks, also after an error.',
    'back ends': 'Call the back ends.',
    Dockerfile: 'Name a Dockerfile in the file.',
    'Sign-in rules': 'Sign-in rules protect the routes.',
    'the SDK': 'Install the SDK.',
  };
  const sentences = Object.values(avoided).join('\n\n');
  const problems = await found({ 'pages/a.mdx': page(sentences), 'words.txt': 'Dockerfile\nSDK\n' });
  expect(problems).toEqual(
    Object.keys(avoided).map((phrase) => expect.stringContaining(`The house style avoids "${phrase}".`)),
  );
});

test('similar words are not reported', async () => {
  const body =
    'Dockerfiles can start a sentence. Run it by hand, and hand it over.\n\nOn AWS, also ask for an OIDC rule.';
  expect(await found({ 'pages/a.mdx': page(body), 'words.txt': 'AWS\ndockerfiles\nOIDC\n' })).toEqual([]);
});
