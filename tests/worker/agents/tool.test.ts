import { expect, test } from 'vitest';
import { SHARED, withinExtent } from '#worker/agents/tool.ts';

test('an answer has up to 20,000 characters, or as many as the agent wants, from 500 to 100,000', () => {
  const text = 'x'.repeat(20_000);
  expect(withinExtent(text, {})).toBe(text);
  expect(withinExtent(`${text}x`, {}).length).toBeLessThanOrEqual(20_000);
  expect(withinExtent(`${text}x`, { max_characters: 20_001 })).toBe(`${text}x`);
  expect(SHARED.max_characters).toMatchObject({ minimum: 500, maximum: 100_000, default: 20_000 });
});

test('an answer begins where the agent wants', () => {
  expect(withinExtent('One.\n\nTwo.', { start: 6 })).toBe('Two.');
});

test('an agent learns the length of an answer that it wants to read past its end', () => {
  expect(() => withinExtent('One.', { start: 4 })).toThrow('The answer has only 4 characters.');
});
