import type { BuildingBlockName } from '#content/building-blocks.ts';
import type { IconName } from '#content/icon-names.ts';

/** The light colors of a card. A test compares them with `client/styles/tokens.css`. */
export const CARD_COLORS = {
  bg: '#fcfbf8',
  border: '#dedad1',
  'border-strong': '#827c70',
  heading: '#12110e',
  'text-soft': '#454239',
  accent: '#00646a',
  note: '#0b5cad',
} as const;

/** The hue of each building block, by its icon. A test compares them with `client/styles/tokens.css`. */
export const BLOCK_HUES: Readonly<Record<BuildingBlockName, string>> = {
  apis: '#2a47b8',
  http: '#a3246e',
  batch: '#9a4300',
  keyvalue: '#7a5600',
  sql: '#4a6200',
  schedules: '#0f6b43',
  storage: '#00646a',
  messaging: '#8a1fa8',
  secrets: '#ae1f2e',
  websockets: '#00609c',
};

const HUES: Readonly<Partial<Record<IconName, string>>> = BLOCK_HUES;

/** The color of a card's resource line: the hue of the building block, or the accent. */
export const hueOf = (icon: IconName | undefined): string => (icon && HUES[icon]) ?? CARD_COLORS.accent;
