import type { Code } from 'mdast';
import type { ComponentChildren } from 'preact';
import { MARKUP } from '#client/contracts/markup.ts';
import { CHOICES, type ChoiceKind } from '#content/choices.ts';
import { CodeFigure, UNTRANSLATED } from '#scripts/content/render/html-parts.tsx';

/** @jsxRuntime automatic @jsxImportSource preact */

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

export interface Tab {
  value: string;
  label: string;
}

/** A panel and its tabs. Several tabs show the same panel only if there is no other panel. */
interface PanelProps {
  /** The part of the ids that no other group of the page has. Without it, the tabs and the panel have no ids. */
  group: string | number | undefined;
  tabs: readonly Tab[];
  children: ComponentChildren;
}

interface TabGroupProps extends Pick<PanelProps, 'group' | 'children'> {
  kind: ChoiceKind;
  /** The tabs of each panel. */
  panels: readonly (readonly Tab[])[];
}

// The anchor of a heading never contains a colon, so these ids cannot clash with it.
const idOf = (part: 'tabs' | 'panel', group: PanelProps['group'], tab: Tab | undefined) =>
  group === undefined ? undefined : `${part}:${group}:${tab?.value}`;

/**
 * A row of tabs. Their labels are names, which translators must keep. The children are the panels. A group and its panels are
 * not `div`s, because the reader views of browsers remove a `div` with as many links as linked code has.
 */
export const TabGroup = ({ kind, group, panels, children }: TabGroupProps) => (
  <section class={MARKUP.tabs} data-tabs={kind}>
    <div class={MARKUP.tabList} role="tablist" aria-label={CHOICES[kind].label} {...UNTRANSLATED}>
      {panels.flatMap((tabs, panel) =>
        tabs.map((tab, index) => (
          <button
            class={MARKUP.tab}
            role="tab"
            type="button"
            id={idOf('tabs', group, tab)}
            aria-controls={idOf('panel', group, tabs[0])}
            aria-selected={panel + index === 0}
            tabindex={panel + index === 0 ? 0 : -1}
            data-value={tab.value}
          >
            {tab.label}
          </button>
        )),
      )}
    </div>
    {children}
  </section>
);

export const TabPanel = ({ group, tabs, children }: PanelProps) => {
  const label = tabs.map((tab) => tab.label).join(', ');
  return (
    <section
      class={MARKUP.panel}
      role="tabpanel"
      id={idOf('panel', group, tabs[0])}
      aria-labelledby={idOf('tabs', group, tabs[0])}
      aria-label={group === undefined ? label : undefined}
      data-value={tabs[0]?.value}
    >
      <p class={MARKUP.panelLabel}>{label}</p>
      {children}
    </section>
  );
};
