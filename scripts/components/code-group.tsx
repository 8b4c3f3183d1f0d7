import type { Code, RootContent } from 'mdast';
import * as v from 'valibot';
import { CHOICE_KINDS } from '#client/contracts/derived-values.ts';
import { CHOICES, type ChoiceKind } from '#content/choices.ts';
import { ownValue } from '#content/own-value.ts';
import { type SdkSlug, sdkOfLanguage } from '#content/sdks.ts';
import { withJavaScript } from '#scripts/content/code/javascript-sample.ts';
import { didYouMean } from '#scripts/content/problems/problem.ts';
import { defineComponent } from '#scripts/content/tree/define-component.ts';
import { CodeTabs, type Tab } from './code-tabs.tsx';
import { paragraph, strong } from './markdown-nodes.ts';

/** @jsxRuntime automatic @jsxImportSource preact */

const labelsOf = (kind: ChoiceKind): Readonly<Record<string, string>> => CHOICES[kind].values;

/** The value of a block's tab. The fence names it; in a group by language, the default is the block's language. */
const tabValue = (code: Code, kind: ChoiceKind): string =>
  code.data?.fence?.tab ?? (kind === 'language' ? (code.lang ?? '') : '');

interface CodeTab extends Tab {
  code: Code;
}

/** The tabs of a group, in the order of `content/choices.ts`, so every group on the site has the same order. */
const tabsOf = (children: readonly RootContent[], kind: ChoiceKind): CodeTab[] => {
  const labels = labelsOf(kind);
  const order = Object.keys(labels);
  return children
    .filter((child) => child.type === 'code')
    .map((code) => ({ code, value: tabValue(code, kind) }))
    .map(({ code, value }) => ({ code, value, label: ownValue(labels, value) ?? value }))
    .sort((a, b) => order.indexOf(a.value) - order.indexOf(b.value));
};

/** The tabs for readers of one library: those of its languages, or all tabs if the group has none for it. */
const tabsFor = (sdk: SdkSlug | undefined, tabs: CodeTab[]): CodeTab[] => {
  const matching = tabs.filter(({ value }) => sdk !== undefined && sdkOfLanguage(value) === sdk);
  return matching.length > 0 ? matching : tabs;
};

/** The same code for several languages, operating systems or package managers, with one tab for each. */
export const codeGroup = defineComponent({
  props: { by: v.optional(v.picklist(CHOICE_KINDS), 'language') },
  content: 'code',
  aliases: ['Tabs', 'Tab', 'TabItem', 'CodeTabs', 'CodeSwitcher'],
  complete: withJavaScript,
  check: (node, report) => {
    const kind = node.props.by;
    const values = Object.keys(labelsOf(kind));
    const seen = new Set<string>();
    for (const code of node.children) {
      if (code.type !== 'code') continue;
      const value = tabValue(code, kind);
      if (!value && kind !== 'language')
        report(
          code,
          `This block of a group by \`${kind}\` names no tab.`,
          `Write \`tab="${values[0]}"\` after the language, or another of ${values.join(', ')}.`,
        );
      else if (!values.includes(value))
        report(code, `\`${value}\` is not a tab of a group by \`${kind}\`.`, didYouMean(value, values));
      else if (seen.has(value))
        report(code, `The group has two tabs for \`${value}\`.`, 'Merge the two blocks, or make two groups.');
      seen.add(value);
    }
  },
  variants: ({ children, props }) =>
    tabsOf(children, props.by).flatMap(({ value }) => sdkOfLanguage(value) ?? []),
  html: ({ node, props }) => {
    const tabs = tabsOf(node.children, props.by);
    return (
      <CodeTabs
        kind={props.by}
        number={node.data?.number}
        panels={tabs.map(({ code, ...tab }) => ({ code, tabs: [tab] }))}
      />
    );
  },
  markdown: ({ node, props, sdk }) => {
    const tabs = tabsFor(sdk, tabsOf(node.children, props.by));
    const isObvious = props.by === 'language' && tabs.length === 1;
    return tabs.flatMap(({ label, code }) => (isObvious ? [code] : [paragraph(strong(label)), code]));
  },
  search: ({ children }) => children,
});
