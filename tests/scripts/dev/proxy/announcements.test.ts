import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { createAnnouncements } from '#scripts/dev/proxy/announcements.ts';

/** A reader's connection, and what it received. */
const connection = () => {
  const received: unknown[] = [];
  let leave = () => {};
  const outgoing = {
    writeHead: () => {},
    write: (event: string) => received.push(JSON.parse(event.replace('data: ', ''))),
    on: (_: 'close', listener: () => void) => {
      leave = listener;
    },
  };
  return { outgoing: outgoing as unknown as ServerResponse, received, leave: () => leave() }; // only these are used
};

test('a page gets the newest state when it connects, and then what concerns it', () => {
  const { announce, subscribe } = createAnnouncements();
  announce({ release: 'a' }, () => true);
  const [storage, topics] = [connection(), connection()];
  subscribe('/docs/storage', storage.outgoing);
  subscribe('/docs/topics', topics.outgoing);
  announce({ release: 'b' }, (address) => address === '/docs/storage');
  announce({ problems: 'A mistake.' }, () => true);
  expect(storage.received).toEqual([{ release: 'a' }, { release: 'b' }, { problems: 'A mistake.' }]);
  expect(topics.received).toEqual([{ release: 'a' }, { problems: 'A mistake.' }]);
});

test('the newest release is known while there are problems', () => {
  const { announce, release } = createAnnouncements();
  expect(release()).toBeUndefined();
  announce({ release: 'a' }, () => false);
  announce({ problems: 'A mistake.' }, () => true);
  expect(release()).toBe('a');
});

test('a page is open until it is closed, however often it is open', () => {
  const { subscribe, open } = createAnnouncements();
  const [first, second, other] = [connection(), connection(), connection()];
  subscribe('/docs/storage', first.outgoing);
  subscribe('/docs/storage', second.outgoing);
  subscribe('/docs/topics', other.outgoing);
  other.leave();
  first.leave();
  expect(open()).toEqual(['/docs/storage']);
});
