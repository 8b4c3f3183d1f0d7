import { expect, test } from 'vitest';
import { drawn, libraryOf, NODE } from './library-of.ts';

test('each library with symbols is a row with its languages, release, and state', async () => {
  const libraries = [
    libraryOf('nodejs-v1', NODE),
    libraryOf('go-v1', {}),
    libraryOf('jvm-v0', { library: { source: { repository: 'nitrictech/jvm-sdk', tag: 'v0.1.0' } } }),
  ];
  const { markdown } = await drawn('/concepts/language-support', libraries, '<LanguageTable />');
  expect(markdown).toBe(`| Library | Languages | Release | State |
| - | - | - | - |
| [Node.js](/docs/reference/nodejs) | TypeScript, JavaScript | 1.4.2 | Stable |
| [Go](/docs/reference/go) | Go | 1.4.2 | Experimental |
| [JVM](/docs/reference/jvm/v0) | Java, Kotlin | 0.1.0 | Version 0 only |
`);
});
