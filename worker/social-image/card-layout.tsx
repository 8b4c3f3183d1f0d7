import type { CSSProperties, ReactElement } from 'react';
import type { BuildingBlockName } from '#content/building-blocks.ts';
import type { IconName } from '#content/generated/icon-names.ts';
import { SOCIAL_IMAGE_PX } from '#content/limits.ts';
import { PRODUCT_NAME } from '#content/site.ts';
import type { SocialCard } from './social-card.ts';

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

/** The names that the drawing gives to the bundled fonts. The second one has the letters that the first one lacks. */
export const CARD_FONTS = ['Latin', 'Latin extended'] as const;

/** Long titles are smaller, so that each fits into three lines. Sizes are in pixels. */
const TITLE_SIZES = [
  { upTo: 18, fontSize: 92, lineHeight: '100px' },
  { upTo: 40, fontSize: 76, lineHeight: '84px' },
  { upTo: Number.POSITIVE_INFINITY, fontSize: 56, lineHeight: '64px' },
];

/**
 * The texts of a card and its resource line, in the styles that workers-og knows. The elements with a key are boxes for the art.
 * Nothing here names an address, so nothing is fetched to draw a card.
 */
export const cardLayout = ({ title, description, position }: SocialCard): ReactElement => {
  const hue = hueOf(position?.icon);
  return (
    <div style={CARD}>
      <div style={{ ...ROW, fontSize: 38, fontWeight: 600 }}>
        <div key="logo" style={{ width: 48, height: 48, marginRight: 16 }} />
        {`${PRODUCT_NAME} Documentation`}
      </div>
      <div style={{ ...ROW, flexGrow: 1, paddingTop: 20 }}>
        <ResourceLine hue={hue} />
        <div style={{ ...COLUMN, width: 810, marginLeft: 30 }}>
          {position?.label && position.label.toLowerCase() !== title.toLowerCase() && (
            <div style={{ ...ROW, marginBottom: 18, color: hue, fontSize: 30, fontWeight: 600 }}>
              {position.icon && <div key="icon" style={{ width: 44, height: 44, margin: '0 14px 0 -5px' }} />}
              {position.label}
            </div>
          )}
          <div style={{ ...paragraph(title, { lines: 3, longFrom: 40 }), ...titleStyle(title) }}>{title}</div>
          {description && (
            <div style={{ ...paragraph(description, { lines: 4, longFrom: 140 }), ...LEAD }}>
              {description}
            </div>
          )}
        </div>
      </div>
    </div>
  );
};

/** The rail beside the texts, from a ring to a dot. */
const ResourceLine = ({ hue }: { hue: string }) => (
  <div style={{ ...COLUMN, alignItems: 'center', alignSelf: 'stretch', width: 34 }}>
    <div style={{ width: 30, height: 30, border: `5px solid ${hue}`, borderRadius: 15 }} />
    <div style={{ width: 5, flexGrow: 1, backgroundColor: hue }} />
    <div style={{ width: 20, height: 20, borderRadius: 10, backgroundColor: hue }} />
  </div>
);

const ROW: CSSProperties = { display: 'flex', alignItems: 'center' };
const COLUMN: CSSProperties = { display: 'flex', flexDirection: 'column' };
const CARD: CSSProperties = {
  ...COLUMN,
  ...SOCIAL_IMAGE_PX,
  padding: '64px 78px 60px',
  backgroundColor: CARD_COLORS.bg,
  color: CARD_COLORS.heading,
  fontFamily: CARD_FONTS.join(', '),
};
const LEAD: CSSProperties = {
  marginTop: 18,
  color: CARD_COLORS['text-soft'],
  fontSize: 34,
  lineHeight: '46px',
};

/**
 * From this length on, lines are balanced. The engine loops forever if it halves the width of a shorter text until not even a letter
 * fits.
 */
const BALANCED_FROM = 16;

/**
 * Texts are cut before the layout, so only texts of wide letters reach the limit of lines. Lines are of similar length, but
 * not those of a long text, which needs their whole width.
 */
const paragraph = (
  text: string,
  { lines, longFrom }: { lines: number; longFrom: number },
): CSSProperties => ({
  display: 'block',
  lineClamp: lines,
  textWrap: text.length >= BALANCED_FROM && text.length < longFrom ? 'balance' : 'wrap',
  wordBreak: 'break-word',
});

const titleStyle = (title: string): CSSProperties => {
  const { upTo: _upTo, ...size } = TITLE_SIZES.find(({ upTo }) => title.length <= upTo) ?? {};
  return { ...size, fontWeight: 600, letterSpacing: '-0.02em' };
};
