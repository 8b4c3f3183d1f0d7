import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startChoiceLink } from '#client/behaviors/tabs.ts';
import { choicesFromAddress, showChoice } from '#client/choices.ts';

/** Opens an address as the browser does, up to the entry script: the pre-paint script shows what the address asks for. */
const open = (address: string, language: string | null = null) => {
  showChoice('language', language);
  history.replaceState(null, '', address);
  for (const [kind, value] of choicesFromAddress()) showChoice(kind, value);
  startChoiceLink();
};

beforeEach(() => {
  localStorage.clear();
  showChoice('cloud', null);
});
afterEach(() => vi.restoreAllMocks());

test.each([
  ['?sdk=python&x=1#events', null, { language: 'python' }, '?x=1#events'],
  ['?sdk=nodejs', null, { language: 'typescript' }, ''],
  ['?sdk=nodejs', 'javascript', { language: 'javascript' }, ''],
  ['?sdk=jvm', null, { language: 'java' }, ''],
  ['?cloud=azure&sdk=go', null, { language: 'go', cloud: 'azure' }, ''],
  ['?sdk=cobol', null, {}, ''],
])('%s, with the language %s, stores %j, and only "%s" stays of it', (asked, language, stored, rest) => {
  open(`/docs/storage${asked}`, language);
  expect({ ...localStorage }).toEqual(stored);
  expect(document.documentElement.dataset).toMatchObject(stored);
  expect(location.pathname + location.search + location.hash).toBe(`/docs/storage${rest}`);
});

test('a prerendered page stores nothing until it is shown', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  open('/docs?sdk=python');
  Reflect.deleteProperty(document, 'prerendering');
  expect([localStorage.length, location.search]).toEqual([0, '?sdk=python']);
  document.dispatchEvent(new Event('prerenderingchange'));
  expect([localStorage.getItem('language'), location.search]).toEqual(['python', '']);
});
