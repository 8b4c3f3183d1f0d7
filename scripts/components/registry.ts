import type { AuthorComponent } from '#scripts/content/tree/component.ts';
import { badge } from './badge.tsx';
import { bySdk, sdk } from './by-sdk.tsx';
import { callout } from './callout.tsx';
import { codeGroup } from './code-group.tsx';
import { diagram } from './diagram.tsx';
import { guide, guides } from './guides.tsx';
import { br, details, kbd, sub, summary, sup } from './html-elements.tsx';
import { image } from './image.tsx';
import type { ComponentName } from './names.ts';
import { properties, property } from './properties.tsx';
import { resourceCard, resourceCards } from './resource-cards.tsx';
import { step, steps } from './steps.tsx';

/** The vocabulary. A name without its three renderings does not compile. */
export const COMPONENTS: Readonly<Record<ComponentName, AuthorComponent>> = {
  Note: callout('note', 'Note'),
  Tip: callout('tip', 'Tip'),
  Warning: callout('warning', 'Warning'),
  Danger: callout('danger', 'Danger'),
  Preview: callout('preview', 'Preview'),
  Properties: properties,
  Property: property,
  CodeGroup: codeGroup,
  BySdk: bySdk,
  Sdk: sdk,
  ResourceCards: resourceCards,
  ResourceCard: resourceCard,
  Guides: guides,
  Guide: guide,
  Steps: steps,
  Step: step,
  Badge: badge,
  Image: image,
  Diagram: diagram,
  br,
  kbd,
  sub,
  sup,
  details,
  summary,
};

export const isComponentName = (name: string): name is ComponentName => Object.hasOwn(COMPONENTS, name);
