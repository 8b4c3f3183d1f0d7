import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startChoiceLink } from '#client/behaviors/tabs.ts';
import { choicesFromAddress, showChoice } from '#client/choices.ts';

const open = (address: string) => history.replaceState(null, '', address);
/** What the pre-paint script does. */
const showAsked = () => {
  for (const [kind, value] of choicesFromAddress()) showChoice(kind, value);
};
const prerender = () => Object.defineProperty(document, 'prerendering', { value: true, configurable: true });

beforeEach(() => {
  localStorage.clear();
  showChoice('language', null);
  showChoice('cloud', null);
});
afterEach(() => {
  Reflect.deleteProperty(document, 'prerendering');
  vi.restoreAllMocks();
});

test.each([
  ['python', 'python', 'python'],
  ['nodejs', 'typescript', 'nodejs'],
  ['jvm', 'java', 'jvm'],
])('?sdk=%s stores %s, and only it is removed from the address', (asked, language, sdk) => {
  open(`/docs/storage?sdk=${asked}&x=1#events`);
  showAsked();
  startChoiceLink();
  expect(localStorage.getItem('language')).toBe(language);
  expect(document.documentElement.dataset).toMatchObject({ language, sdk });
  expect(location.pathname + location.search + location.hash).toBe('/docs/storage?x=1#events');
});

test('an address can ask for a language and a cloud', () => {
  open('/docs/storage?cloud=azure&sdk=go');
  showAsked();
  startChoiceLink();
  expect({ ...localStorage }).toEqual({ language: 'go', cloud: 'azure' });
  expect(location.search).toBe('');
});

test('a chosen language of that SDK stays chosen', () => {
  showChoice('language', 'javascript');
  open('/docs?sdk=nodejs');
  showAsked();
  startChoiceLink();
  expect(localStorage.getItem('language')).toBe('javascript');
});

test('an unknown SDK chooses nothing and is also removed from the address', () => {
  open('/docs?sdk=cobol');
  showAsked();
  startChoiceLink();
  expect(localStorage.length).toBe(0);
  expect(location.search).toBe('');
});

test('a prerendered page stores nothing until it is shown', () => {
  prerender();
  open('/docs?sdk=python');
  showAsked();
  startChoiceLink();
  expect(localStorage.length).toBe(0);
  expect(location.search).toBe('?sdk=python');
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(localStorage.getItem('language')).toBe('python');
  expect(location.search).toBe('');
});
