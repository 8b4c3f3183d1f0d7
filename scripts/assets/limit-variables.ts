import { TOP_BAR_HEIGHT_PX, TOP_BAR_OPACITY, TOP_BAR_SCROLL_RANGE_PX } from '#content/limits.ts';

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
