import { MARKUP } from '#client/contracts/markup.ts';
import { CHOICES } from '#content/choices.ts';
import { SDKS } from '#content/sdks.ts';

const { kindAttribute, valueAttribute, sdkAttribute } = MARKUP;
const PANEL = `.${MARKUP.panel}`;
const TAB_LIST = `.${MARKUP.tabList}`;
const BY_SDK = `.${MARKUP.bySdk}`;
const SCRIPTED = `html.${MARKUP.js}`;
const WITHOUT_SCRIPT = `html:not(.${MARKUP.js})`;

/**
 * Rules that show the chosen tab of a group, based on the attributes of `html`, or else the first one. Without JavaScript,
 * all are shown in order with their labels.
 */
export const tabRules = (): string => {
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
    `${WITHOUT_SCRIPT} ${TAB_LIST}{display:none}`,
  ].join('\n');
};

/**
 * Rules that show the chosen variant of `BySdk`, or else the first one. Without JavaScript, all are shown in order with
 * their labels.
 */
export const sdkRules = (): string => {
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
    ...sdkLabels(),
  ].join('\n');
};

/** Rules that label variants in an article with their SDK's name, unless their text has it, as links of the navigation do. */
const sdkLabels = (): string[] => {
  const variants = `${WITHOUT_SCRIPT} .${MARKUP.prose} ${BY_SDK}>`;
  const named = `.${MARKUP.namesSdk}`;
  const labels = Object.entries(SDKS).map(
    ([sdk, { label }]) => `${variants}[${sdkAttribute}=${sdk}]:not(${named})::before{content:"${label}: "}`,
  );
  return [
    ...labels,
    `${variants}span+span:not(${named})::before{margin-inline-start:.5em}`,
    `${variants}span+${named}::before{content:", "}`,
  ];
};
