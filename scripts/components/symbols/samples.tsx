import type { Code, RootContent } from 'mdast';
import { SAMPLE_LANGUAGES, type SampleLanguage } from '#content/sdks.ts';
import { codeGroup } from '#scripts/components/code-group.tsx';
import { CodeTabs } from '#scripts/components/code-tabs.tsx';
import { withJavaScript } from '#scripts/content/code/javascript-sample.ts';
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
    if (language !== 'typescript') return [only];
    const [, derived] = withJavaScript([only], () => {}); // the group reports what it derives
    return [
      derived?.type === 'code' && derived.value === only.value ? sharedPart({}, only) : groupOf([only]),
    ];
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

/** One sample for both TypeScript and JavaScript, because it has no types. */
const sharedPart = definePart(NAME, {
  html: ({ node }) => {
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
