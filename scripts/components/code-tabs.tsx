/** @jsxRuntime automatic @jsxImportSource preact */
import type { Code } from 'mdast';
import type { ChoiceKind } from '#content/choices.ts';
import { CodeFigure } from '#scripts/content/render/code-figure.tsx';
import { type Tab, TabGroup, TabPanel } from './tabs.tsx';

interface CodeTabsProps {
  kind: ChoiceKind;
  /** The number of the group on its page. */
  number: number | undefined;
  /** The panels, each with its tabs. */
  panels: readonly { code: Code | undefined; tabs: readonly Tab[] }[];
}

/** A group of code blocks with its tabs. */
export const CodeTabs = ({ kind, number, panels }: CodeTabsProps) => {
  // Tabs of one panel do not need ids. They would make pages with many such groups larger.
  const group = panels.length === 1 ? undefined : number;
  return (
    <TabGroup kind={kind} group={group} panels={panels.map(({ tabs }) => tabs)}>
      {panels.map(({ code, tabs }) => (
        <TabPanel group={group} tabs={tabs}>
          {code?.data?.sample && <CodeFigure sample={code.data.sample} />}
        </TabPanel>
      ))}
    </TabGroup>
  );
};
