import { CHOICES } from '#content/choices.ts';
import { SDKS } from '#content/sdks.ts';

const SCRIPTED = 'html.js';

const tabRules = (): string => {
  const chosen = Object.entries(CHOICES).flatMap(([kind, values]) =>
    Object.keys(values).map((value) => ({
      tabs: `html[data-${kind}=${value}] [data-tabs=${kind}]`,
      panel: `.panel[data-value=${value}]`,
    })),
  );
  const shown = chosen.map(({ tabs, panel }) => `${tabs}>${panel}`);
  const firstHidden = chosen.map(
    ({ tabs, panel }) => `${tabs}:has(>${panel})>.tab-list+.panel:not(${panel})`,
  );
  return [
    `${SCRIPTED} .panel-label,${SCRIPTED} .panel~.panel{display:none}`,
    `${shown.join(',')}{display:block}`,
    `${firstHidden.join(',')}{display:none}`,
  ].join('\n');
};

const sdkRules = (): string => {
  const chosen = Object.keys(SDKS).map((sdk) => ({
    group: `html[data-sdk=${sdk}] .by-sdk`,
    variant: `[data-sdk=${sdk}]`,
  }));
  const shown = chosen.map(({ group, variant }) => `${group}>${variant}`);
  const firstHidden = chosen.map(
    ({ group, variant }) => `${group}:has(>${variant})>:first-child:not(${variant})`,
  );
  return [
    `${SCRIPTED} .by-sdk>:not(:first-child){display:none}`,
    // A variant is a span or a div: `revert` gives each its own display back.
    `${shown.join(',')}{display:revert}`,
    `${firstHidden.join(',')}{display:none}`,
  ].join('\n');
};

/** The words before the variants where all are shown. `scope` ends in a space or is empty. */
const sdkLabels = (scope: string): string => {
  const labels = Object.entries(SDKS).map(
    ([sdk, { label }]) => `${scope}.by-sdk>[data-sdk=${sdk}]::before{content:"${label}: "}`,
  );
  const spacing = `${scope}.by-sdk>span+span::before{margin-inline-start:.5em}`;
  return [...labels, spacing].join('\n');
};

/**
 * What a reader sees of tabs and `BySdk` by the attributes of `html`: the chosen value, else the first.
 * Without script, and in print, everything stands in order under its label.
 */
export const choiceRules = (): string =>
  [
    `@media not print{\n${tabRules()}\n${sdkRules()}\n}`,
    `html:not(.js) .tab-list{display:none}`,
    // In the navigation the links themselves say whose they are.
    sdkLabels('html:not(.js) .prose '),
    `@media print{\n.tab-list{display:none}\n${sdkLabels('')}\n}`,
    '',
  ].join('\n');
