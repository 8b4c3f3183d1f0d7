import type { ComponentType } from 'react';
import type { IslandName } from '#client/contracts/island-names.ts';
import type { IslandProps } from '#client/contracts/islands.ts';
import Feedback from './feedback.tsx';
import KeyboardHelp from './keyboard-help.tsx';
import VersionSelector from './version-selector.tsx';

/** Every island's component, for the server, which renders each island first. The browser loads them through the registry. */
export const components: { [Name in IslandName]: ComponentType<IslandProps[Name]> } = {
  feedback: Feedback,
  'version-selector': VersionSelector,
  'keyboard-help': KeyboardHelp,
};
