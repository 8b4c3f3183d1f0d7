import { expect, test } from 'vitest';
import { onClick } from '#client/events/delegated-events.ts';
import { find, showPage } from '#tests/client/dom.ts';

test('a click counts for the matching element around its target, even if the element was added later', () => {
  const clicked: string[] = [];
  onClick('.mine', ({ id }) => clicked.push(id));
  showPage('<button class="mine" id="a"><span>x</span></button><button id="b"></button>');
  find('span').click();
  find('#b').click();
  expect(clicked).toEqual(['a']);
});
