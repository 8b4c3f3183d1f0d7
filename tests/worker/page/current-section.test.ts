import { expect, test } from 'vitest';
import { currentSection } from '#worker/page/current-section.ts';

test.each([
  ['/docs/concepts/introduction', 'Concepts'],
  ['/docs/concepts', 'Concepts'],
  ['/docs/guides/nodejs', 'Guides'],
  ['/docs/guidesque', undefined],
  ['/docs/reference/cli', 'CLI'],
  ['/docs/reference/nodejs', undefined],
  ['/docs', undefined],
  ['', undefined],
])('%s is in the section %s', (href, title) => expect(currentSection(href)?.title).toBe(title));
