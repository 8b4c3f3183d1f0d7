import { describe, expect, test } from 'vitest';
import { didYouMean, editDistance, nearestName, orList } from '#scripts/content/problems/nearest-name.ts';

describe('the distance of two words', () => {
  test.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['note', 'note', 0],
    ['nte', 'note', 1],
    ['ntoe', 'note', 1],
    ['kitten', 'sitting', 3],
  ])('of %j and %j is %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
    expect(editDistance(b, a)).toBe(distance);
  });
});

describe('the nearest name', () => {
  test.each([
    ['Nte', 'Note'],
    ['note', 'Note'],
    ['ResourceCrad', 'ResourceCard'],
    ['Xyz', undefined],
    ['a', undefined],
  ])('to %s is %s', (written, nearest) => {
    expect(nearestName(written, ['Note', 'Tip', 'ResourceCard', 'ResourceCards', 'b'])).toBe(nearest);
  });

  test('is offered, or all names are', () => {
    expect(didYouMean('Nte', ['Note', 'Tip'])).toBe('Did you mean `Note`?');
    expect(didYouMean('x', ['Note', 'Tip'])).toBe('Write `Note` or `Tip`.');
  });

  test('is listed as in a sentence', () => {
    expect([orList([]), orList(['a']), orList(['a', 'b', 'c'])]).toEqual(['', 'a', 'a, b or c']);
  });
});
