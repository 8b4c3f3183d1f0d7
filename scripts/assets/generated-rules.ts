import { MARKUP } from '#client/contracts/markup.ts';
import { CHOICES, type ChoiceKind } from '#content/choices.ts';
import { TOP_BAR_HEIGHT_PX, TOP_BAR_OPACITY, TOP_BAR_SCROLL_RANGE_PX } from '#content/limits.ts';
import { SDKS } from '#content/sdks.ts';

const { kindAttribute, valueAttribute, sdkAttribute } = MARKUP;
const PANEL = `.${MARKUP.panel}`;
const TAB_LIST = `.${MARKUP.tabList}`;
const BY_SDK = `.${MARKUP.bySdk}`;
/** Marks text that only find-in-page shows. It has a box without content: the browser does not look into `display: none`. */
const UNTIL_FOUND = '[hidden=until-found]';
const NOT_UNTIL_FOUND = `:not(${UNTIL_FOUND})`;
const SCRIPTED = `html.${MARKUP.js}`;
const WITHOUT_SCRIPT = `html:not(.${MARKUP.js})`;

/**
 * Rules that show the chosen tab of a group, based on the attributes of `html`, or else the first one. Without JavaScript,
 * all are shown in order with their labels.
 */
export const tabRules = (): string =>
  [
    `${SCRIPTED} .${MARKUP.panelLabel},${SCRIPTED} ${PANEL}~${PANEL}${NOT_UNTIL_FOUND}{display:none}`,
    `[${kindAttribute}]{--first:block}`,
    `[${kindAttribute}]>${PANEL}:first-of-type${NOT_UNTIL_FOUND}{display:var(--first)}`,
    untilFound(PANEL),
    `${WITHOUT_SCRIPT} ${TAB_LIST}{display:none}`,
  ].join('\n');

/** Rules for the values of some kinds of choices: the chosen tab is shown, and not the first one. */
export const choiceRules = (...kinds: ChoiceKind[]): string => {
  const chosen = kinds.flatMap((kind) =>
    Object.keys(CHOICES[kind].values).map((value) => ({
      group: `html[data-${kind}=${value}] [${kindAttribute}=${kind}]`,
      selected: `[${valueAttribute}=${value}]`,
    })),
  );
  const shown = chosen.map(({ group, selected }) => `${group}>${PANEL}${selected}`);
  // The tabs are parsed before the panels, so that no frame shows the first panel before the chosen one.
  // The lines beside a sample have no tabs.
  const withChosen = chosen.map(({ group, selected }) => `${group}:has(${selected})`);
  return `${withChosen.join(',')}{--first:none}\n${shown.join(',')}{display:block}`;
};

/** A box that takes no room: it is out of the flow, where it would keep margins apart, and has no padding. */
const untilFound = (selector: string): string =>
  `${selector}${UNTIL_FOUND}{display:block;content-visibility:hidden;position:absolute!important;border:0!important;padding:0!important}`;

/**
 * Rules that show the chosen variant of `BySdk`, or else the first one. Without JavaScript, all are shown in order with
 * their labels.
 */
export const sdkRules = (): string => {
  const variant = `${BY_SDK}>[${sdkAttribute}]`;
  const chosen = Object.keys(SDKS).map((sdk) => ({
    group: `html[data-sdk=${sdk}] ${BY_SDK}`,
    selected: `>[${sdkAttribute}=${sdk}]`,
  }));
  const withChosen = chosen.map(({ group, selected }) => `${group}:has(${selected})`);
  const shown = chosen.map(({ group, selected }) => group + selected);
  return [
    `:where(${SCRIPTED}) ${variant}:not(:first-child,${UNTIL_FOUND}){display:none}`,
    `${BY_SDK}{--first:initial}`,
    `${withChosen.join(',')}{--first:none}`,
    // A variant is a span or a div: `revert` restores the display of either.
    `${variant}:first-child${NOT_UNTIL_FOUND}{display:var(--first,revert)}`,
    `${shown.join(',')}{display:revert}`,
    untilFound(variant),
    ...sdkLabels(),
  ].join('\n');
};

/** Rules that label variants in an article with their SDK's name, unless their text has it, as links of the navigation do. */
const sdkLabels = (): string[] => {
  const variants = `${WITHOUT_SCRIPT} .${MARKUP.prose} ${BY_SDK}>`;
  const named = `.${MARKUP.namesSdk}`;
  const labels = Object.entries(SDKS).map(
    ([sdk, { label }]) => `[${sdkAttribute}=${sdk}]{--sdk:"${label}: "}`,
  );
  return [
    ...labels,
    `${variants}[${sdkAttribute}]:not(${named})::before{content:var(--sdk)}`,
    `${variants}span+span:not(${named})::before{margin-inline-start:.5em}`,
    `${variants}span+${named}::before{content:", "}`,
  ];
};

/** The limits that CSS needs, as variables on `:root`. */
export const limitVariables = (): string => {
  const { light, dark } = TOP_BAR_OPACITY;
  const variables = {
    'top-bar-height': `${TOP_BAR_HEIGHT_PX}px`,
    'bar-scroll-range': `${TOP_BAR_SCROLL_RANGE_PX.to}px`,
    'bar-light-top': light.top,
    'bar-light-scrolled': light.scrolled,
    'bar-dark-top': dark.top,
    'bar-dark-scrolled': dark.scrolled,
  };
  const declarations = Object.entries(variables).map(([name, value]) => `--${name}:${value}`);
  return `:root{${declarations.join(';')}}\n`;
};
