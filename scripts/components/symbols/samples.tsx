import { transform } from 'esbuild';
import type { Code, RootContent } from 'mdast';
import { SAMPLE_LANGUAGES, type SampleLanguage } from '#content/sdks.ts';
import { codeGroup } from '#scripts/components/code-group.tsx';
import { CodeTabs } from '#scripts/components/code-tabs.tsx';
import type { SymbolMember } from '#scripts/content/symbols/schema.ts';
import type { ValuePath } from '#scripts/content/symbols/site-symbols.ts';
import { definePart } from '#scripts/content/tree/define-component.ts';
import type { Context } from './context.ts';

/** @jsxRuntime automatic @jsxImportSource preact */

/** All groups of a page are numbered together. */
const NAME = 'CodeGroup';
const LANGUAGES = Object.keys(SAMPLE_LANGUAGES) as SampleLanguage[]; // the keys are typed

/** A sample as a code block, or as a group with a tab for each language. */
export const sampleNodes = (
  { sample }: SymbolMember,
  path: ValuePath,
  { library, origin }: Context,
): RootContent[] => {
  if (sample === undefined) return [];
  const block = (lang: SampleLanguage, value: string, ...key: string[]): Code => ({
    type: 'code',
    lang,
    value: value.trimEnd(),
    data: { origin: origin([...path, 'sample', ...key]) },
  });
  const { language } = library.about;
  if (typeof sample === 'string') {
    const only = block(language, sample);
    return [language === 'typescript' ? sharedPart({ code: only }, only) : only];
  }
  const blocks = LANGUAGES.flatMap((name) => {
    const code = sample[name];
    return code === undefined ? [] : block(name, code, name);
  });
  // The group adds JavaScript to TypeScript.
  return blocks.length > 1 || sample.typescript !== undefined ? [groupOf(blocks)] : blocks;
};

const groupOf = (children: Code[]): RootContent => ({
  type: 'component',
  name: NAME,
  definition: codeGroup,
  props: { by: 'language' },
  inline: false,
  within: undefined,
  children,
});

const TABS = (['typescript', 'javascript'] as const).map((value) => ({
  value,
  label: SAMPLE_LANGUAGES[value],
}));

/** One sample for both TypeScript and JavaScript. A sample with types is a problem. */
const sharedPart = definePart<{ code: Code }>(NAME, {
  prepare: async ({ props: { code }, report }) => {
    const isJavaScript = await transform(code?.value ?? '', { loader: 'js', logLevel: 'silent' }).then(
      () => true,
      () => false,
    );
    if (!isJavaScript)
      report(
        code,
        'The sample is not valid JavaScript, so it cannot stand for both languages.',
        'Move it to `typescript: |` and add `javascript: |` without types.',
      );
  },
  html: ({ node }) => {
    // The property is the block as it was written, and the child the one that has been highlighted.
    const [code] = node.children;
    return (
      <CodeTabs
        kind="language"
        number={node.data?.number}
        panels={[{ code: code?.type === 'code' ? code : undefined, tabs: TABS }]}
      />
    );
  },
});
