import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { DOCS_PREFIX } from '#content/site.ts';
import release from '#release';
import { ICONS_PLACEHOLDER } from '#worker/page/icons-placeholder.ts';

const SPRITE = `${DOCS_PREFIX}/assets/${release.assets.icons}`;

/** Renders an element to HTML and replaces the icons placeholder with the address of the release's sprite. */
export const renderElement = (element: ReactElement): string =>
  renderToString(element).replaceAll(ICONS_PLACEHOLDER, SPRITE);
