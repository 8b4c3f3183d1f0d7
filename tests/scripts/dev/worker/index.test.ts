import { expect, test, vi } from 'vitest';
import worker from '#scripts/dev/worker/index.ts';

vi.mock('cloudflare:workers', () => ({ DurableObject: class {}, WorkerEntrypoint: class {} }));

/** A durable object that answers with what it was asked, and leaves the body unread. */
const ask = async (request: Request) => {
  let asked: Request | undefined;
  const fetch = async (passed: Request) => {
    asked = passed;
    return new Response(null, { status: 403 });
  };
  const env = { SITE: { getByName: () => ({ fetch }) } };
  const { status } = await worker.fetch(request as never, env as never);
  return { status, asked };
};

test('the body of a request is whole before the Worker of the site gets it', async () => {
  const body = new Blob(['{"answer":', '"yes"}']).stream();
  const request = new Request('http://localhost/docs/api/feedback', {
    method: 'POST',
    body,
    headers: { Origin: 'https://example.com' },
    duplex: 'half',
  } as RequestInit);
  const { status, asked } = await ask(request);
  expect([status, request.bodyUsed, asked?.method, asked?.headers.get('Origin')]).toEqual([
    403,
    true,
    'POST',
    'https://example.com',
  ]);
  expect(await asked?.text()).toBe('{"answer":"yes"}');
});

test('a request without a body is passed on as it is', async () => {
  const request = new Request('http://localhost/docs/storage');
  expect((await ask(request)).asked).toBe(request);
});
