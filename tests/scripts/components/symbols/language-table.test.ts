import { expect, test } from 'vitest';
import { drawn, libraryOf, NODE } from './library-of.ts';

test('each library with symbols is a row with its languages, package, release, and state', async () => {
  const libraries = [
    libraryOf('nodejs-v1', NODE),
    libraryOf('go-v1', { library: { package: 'github.com/nitrictech/go-sdk' } }),
    libraryOf('jvm-v0', { library: { source: { repository: 'nitrictech/jvm-sdk', tag: 'v0.1.0' } } }),
  ];
  const { markdown } = await drawn('/concepts/language-support', libraries, '<LanguageTable />');
  expect(markdown).toBe(`| Library | Languages | Package | Release | State |
| - | - | - | - | - |
| [Node.js](/docs/reference/nodejs) | TypeScript, JavaScript | \`@nitric/sdk\` | 1.4.2 | Stable |
| [Go](/docs/reference/go) | Go | \`github.com/nitrictech/go-sdk\` | 1.4.2 | Experimental |
| [JVM](/docs/reference/jvm/v0) | Java, Kotlin | \`@nitric/sdk\` | 0.1.0 | Version 0 only |
`);
});
