import { expect, test } from 'vitest';
import { textWithin } from '#worker/agents/markdown-sections.ts';

test.each([
  ['a whole text', 'One.\n\nTwo.', 0, 20, { text: 'One.\n\nTwo.', next: undefined }],
  ['a whole text that just fits', 'One.\n\nTwo.', 0, 10, { text: 'One.\n\nTwo.', next: undefined }],
  ['the rest of a text', 'One.\n\nTwo.', 6, 20, { text: 'Two.', next: undefined }],
  ['whole blocks', 'One.\n\nTwo.\n\nThree.', 0, 14, { text: 'One.\n\nTwo.\n\n', next: 12 }],
  [
    'no part of a code block',
    'One, two.\n\n```\na\n\nb\n```\n\nThree.',
    0,
    19,
    { text: 'One, two.\n\n', next: 11 },
  ],
  [
    'no part of the code block after one that it begins in',
    'a\n```\nb\n```\n\nTwo.\n\n```\nc\n\nd\n```',
    6,
    22,
    { text: 'b\n```\n\nTwo.\n\n', next: 19 },
  ],
  ['whole lines of a long block', '- one\n- two\n- three', 0, 14, { text: '- one\n- two\n', next: 12 }],
  [
    'more than the first of its blocks if that one is short',
    'A.\n\n- one\n- two\n- three',
    0,
    14,
    { text: 'A.\n\n- one\n', next: 10 },
  ],
  ['no blank line above the limit', 'One two.\n\nThree.', 0, 9, { text: 'One two.\n', next: 9 }],
  ['no line break above the limit', 'abcdefgh\nij', 0, 8, { text: 'abcdefgh', next: 8 }],
  ['a part of a long line', 'abcdefghij', 0, 4, { text: 'abcd', next: 4 }],
  ['whole characters', 'abc😀def', 0, 4, { text: 'abc', next: 3 }],
])('a part has %s', (_, text, start, limit, part) => {
  expect(textWithin(text, start, limit)).toEqual(part);
});
