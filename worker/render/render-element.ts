import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { assetHref } from '#content/site.ts';
import release from '#release';
import { Sprite } from '#worker/layout/icon.tsx';

const SPRITE = assetHref(release.assets.icons);

/** Renders an element with the release's icons to HTML. */
export const renderElement = (element: ReactElement): string =>
  renderToString(createElement(Sprite, { value: SPRITE }, element));
