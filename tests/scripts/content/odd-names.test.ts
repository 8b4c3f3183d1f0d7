import { expect, test } from 'vitest';
import { LANGUAGE_NAMES } from '#scripts/content/code/languages.ts';
import { engineOf, found as searched } from '#tests/worker/search/small-site.ts';
import { compileBody } from './compile-body.ts';

const INHERITED = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty'];

test.each(INHERITED)('a code block in the language %s is told the languages', async (name) => {
  const { found } = await compileBody(`\`\`\`${name}\nx\n\`\`\``);
  expect(found).toEqual([expect.stringContaining(`\`${name}\` is not a language of code blocks.`)]);
  expect(found[0]).toContain(`\`${LANGUAGE_NAMES[0]}\``);
});

test.each(INHERITED)('the option %s of a code block is told the options', async (name) => {
  const { found } = await compileBody(`\`\`\`text ${name}=1\nx\n\`\`\``);
  expect(found).toEqual([expect.stringMatching(/means nothing after .*`title/)]);
});

test.each(INHERITED)('a section named %s has an anchor, and the search finds it', async (name) => {
  const { found, facts } = await compileBody(`## ${name}\n\nText.`);
  expect(found).toEqual([]);
  const id = facts.anchors?.[0] ?? '';
  const engine = engineOf({
    '/storage': { title: 'Storage', sections: { [id]: [name, 'How it is made.'] } },
  });
  expect(await searched(engine, name)).toContain(`/storage#${id}`);
});
