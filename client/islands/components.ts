import type { ComponentType } from 'react';
import type { IslandName } from '#client/contracts/island-names.ts';
import type { IslandProps } from '#client/contracts/islands.ts';
import Feedback from './feedback.tsx';
import KeyboardHelp from './keyboard-help.tsx';
import VersionSelector from './version-selector.tsx';

/** The components of all islands, for rendering on the server. The browser loads them through the registry. */
export const components: { [Name in IslandName]: ComponentType<IslandProps[Name]> } = {
  feedback: Feedback,
  'version-selector': VersionSelector,
  'keyboard-help': KeyboardHelp,
};
