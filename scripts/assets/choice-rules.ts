import { MARKUP } from '#client/contracts/markup.ts';
import { CHOICES } from '#content/choices.ts';
import { SDKS } from '#content/sdks.ts';

const { kindAttribute, valueAttribute, sdkAttribute } = MARKUP;
const PANEL = `.${MARKUP.panel}`;
const TAB_LIST = `.${MARKUP.tabList}`;
const BY_SDK = `.${MARKUP.bySdk}`;
const SCRIPTED = `html.${MARKUP.js}`;
const WITHOUT_SCRIPT = `html:not(.${MARKUP.js})`;

const tabRules = (): string => {
  const chosen = Object.entries(CHOICES).flatMap(([kind, { values }]) =>
    Object.keys(values).map((value) => ({
      panels: `html[data-${kind}=${value}] [${kindAttribute}=${kind}]>${PANEL}`,
      own: `[${valueAttribute}=${value}]`,
    })),
  );
  const shown = chosen.map(({ panels, own }) => panels + own);
  const firstHidden = chosen.map(({ panels, own }) => `${panels}:has(~${own})`);
  return [
    `${SCRIPTED} .${MARKUP.panelLabel},${SCRIPTED} ${PANEL}~${PANEL}{display:none}`,
    `${shown.join(',')}{display:block}`,
    `${firstHidden.join(',')}{display:none}`,
  ].join('\n');
};

const sdkRules = (): string => {
  const chosen = Object.keys(SDKS).map((sdk) => ({
    variants: `html[data-sdk=${sdk}] ${BY_SDK}>`,
    own: `[${sdkAttribute}=${sdk}]`,
  }));
  const shown = chosen.map(({ variants, own }) => variants + own);
  const firstHidden = chosen.map(({ variants, own }) => `${variants}:has(~${own})`);
  return [
    `${SCRIPTED} ${BY_SDK}>:not(:first-child){display:none}`,
    // A variant is a span or a div: `revert` restores the display of either.
    `${shown.join(',')}{display:revert}`,
    `${firstHidden.join(',')}{display:none}`,
  ].join('\n');
};

/** Rules that label each variant with its SDK's name if all variants are shown. `scope` is empty or ends with a space. */
const sdkLabels = (scope: string): string => {
  const labels = Object.entries(SDKS).map(
    ([sdk, { label }]) => `${scope}${BY_SDK}>[${sdkAttribute}=${sdk}]::before{content:"${label}: "}`,
  );
  const spacing = `${scope}${BY_SDK}>span+span::before{margin-inline-start:.5em}`;
  return [...labels, spacing].join('\n');
};

/**
 * Rules that show the chosen tab of a group and the chosen variant of `BySdk`, based on the attributes of `html`. The first
 * one is shown if nothing is chosen. Without JavaScript, all are shown in order with their labels.
 */
export const choiceRules = (): string =>
  [
    `@media not print{\n${tabRules()}\n${sdkRules()}\n}`,
    `${WITHOUT_SCRIPT} ${TAB_LIST}{display:none}`,
    // The navigation's links already name their libraries.
    sdkLabels(`${WITHOUT_SCRIPT} .${MARKUP.prose} `),
    '',
  ].join('\n');

/** Rules for print, where all tabs and variants are shown in order with their labels. */
export const choicesInPrint = (): string => `@media print{\n${TAB_LIST}{display:none}\n${sdkLabels('')}\n}\n`;
