import { describe, expect, test } from 'vitest';
import { didYouMean, nearestName, orList } from '#scripts/content/problems/nearest-name.ts';

describe('the nearest name', () => {
  test.each([
    ['Nte', 'Note'],
    ['ntoe', 'Note'],
    ['note', 'Note'],
    ['ResourceCrad', 'ResourceCard'],
    ['ResrceCads', 'ResourceCards'],
    ['kitten', undefined],
    ['Xyz', undefined],
    ['', undefined],
    ['a', undefined],
  ])('to %s is %s', (written, nearest) => {
    expect(nearestName(written, ['Note', 'Tip', 'ResourceCard', 'ResourceCards', 'sitting', 'b'])).toBe(
      nearest,
    );
  });

  test('is suggested if there is one, and otherwise all names are listed', () => {
    expect(didYouMean('Nte', ['Note', 'Tip'])).toBe('Did you mean `Note`?');
    expect(didYouMean('x', ['Note', 'Tip'])).toBe('Write `Note` or `Tip`.');
  });

  test('orList writes names as in a sentence', () => {
    expect([orList([]), orList(['a']), orList(['a', 'b', 'c'])]).toEqual(['', 'a', 'a, b, or c']);
  });
});
