import { describe, expect, test } from 'vitest';
import { responseCounter } from '#scripts/bench/worker/response-counter.ts';

const SIZED = 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello';
const EMPTY = 'HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n';
const CHUNKED =
  'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n1a\r\nabcdefghijklmnopqrstuvwxyz\r\n0\r\n\r\n';

describe.each([
  ['an answer with a length', SIZED, 1],
  ['an empty answer', EMPTY, 1],
  ['an answer in chunks', CHUNKED, 1],
  ['several answers in a row', SIZED + CHUNKED + EMPTY + SIZED, 4],
])('%s', (_, bytes, answers) => {
  test('is counted when it comes at once', () => {
    expect(responseCounter().push(Buffer.from(bytes))).toBe(answers);
  });

  test('is counted once when it comes byte by byte, with its last byte', () => {
    const counter = responseCounter();
    const counts = [...bytes].map((byte) => counter.push(Buffer.from(byte)));
    expect(counts.reduce((total, count) => total + count, 0)).toBe(answers);
    expect(counts.at(-1)).toBe(1);
  });
});

test('an unfinished answer is not counted', () => {
  expect(responseCounter().push(Buffer.from(SIZED.slice(0, -1)))).toBe(0);
  expect(responseCounter().push(Buffer.from(CHUNKED.slice(0, -2)))).toBe(0);
});

test('any answer but 200 stops the run', () => {
  const push = () => responseCounter().push(Buffer.from('HTTP/1.1 503 Service Unavailable\r\n\r\n'));
  expect(push).toThrow("The answer is 'HTTP/1.1 503 Service Unavailable'.");
});
