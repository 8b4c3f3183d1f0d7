import type { ComponentType } from 'react';
import type { IslandName, IslandProps } from '#client/contracts/islands.ts';
import Feedback from './feedback.tsx';
import KeyboardHelp from './keyboard-help.tsx';
import VersionSelector from './version-selector.tsx';

/** The components of all islands. The browser loads them together: they are small beside React. */
export const components: { [Name in IslandName]: ComponentType<IslandProps[Name]> } = {
  feedback: Feedback,
  'version-selector': VersionSelector,
  'keyboard-help': KeyboardHelp,
};
