import { type DecodedPng, decode } from 'fast-png';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { fetchWith } from '#tests/worker/fetch-with.ts';
import { pageTexts } from '#tests/worker/social-image/page-texts.ts';
import { NEWS_PAGE } from '#worker/model/site-addresses.ts';

/** The drawing is real, unless it fails or never ends. */
const drawing = vi.hoisted(() => ({ drawn: 0, fails: false, hangs: false }));
vi.mock('#worker/social-image/draw-card.ts', async (load) => {
  const { drawCard } = await load<typeof import('#worker/social-image/draw-card.ts')>();
  return {
    drawCard: async (...card: Parameters<typeof drawCard>) => {
      drawing.drawn += 1;
      if (drawing.fails) throw new Error('no memory');
      if (drawing.hangs) return new Promise<never>(() => {});
      return drawCard(...card);
    },
  };
});

const IMMUTABLE = 'public, max-age=31536000, immutable';

interface Bindings {
  limit?: () => Promise<{ success: boolean }>;
  asset?: () => Response;
}

/** Calls the real Worker. Its assets are fake, because assets do not exist in these tests. */
const card = async (
  texts: Record<string, string>,
  { limit = async () => ({ success: true }), asset = () => new Response('static card') }: Bindings = {},
) => {
  const bindings = { ASSETS: { fetch: async () => asset() }, SOCIAL_IMAGE_LIMIT: { limit } };
  const answer = await fetchWith(bindings, `/docs/api/og?${new URLSearchParams(texts)}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { status: answer.status, headers: Object.fromEntries(answer.headers), bytes };
};

/** The color of a pixel as red, green, and blue. */
const pixel = ({ data, width }: DecodedPng, x: number, y: number): number[] => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3),
];

/** The first drawing loads the engine, which may take longer than the deadline on a busy machine. */
beforeAll(async () => {
  const { drawCard } = await import('#worker/social-image/draw-card.ts');
  await drawCard({ title: 'Warm-up', description: '' }, {});
});

afterEach(() => {
  drawing.fails = false;
  drawing.hangs = false;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a card', () => {
  test('of a page is a PNG of 1200 × 630 pixels that other sites may keep and show', async () => {
    const { status, headers, bytes } = await card(pageTexts('/storage'));
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': IMMUTABLE,
      'content-type': 'image/png',
      'cross-origin-resource-policy': 'cross-origin',
      'x-robots-tag': 'noindex, nofollow',
    });
    const { width, height } = decode(bytes);
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
  });

  test.each([
    ['/schedules', [0x0f, 0x6b, 0x43]],
    ['/reference/python/v0/secrets', [0xae, 0x1f, 0x2e]],
  ])('of %s has a resource line in the color %j on paper', async (path, hue) => {
    const image = decode((await card(pageTexts(path))).bytes);
    expect([pixel(image, 95, 400), pixel(image, 40, 40)]).toEqual([hue, [0xfc, 0xfb, 0xf8]]);
  });

  test.each([
    ['very long texts', 'W'.repeat(3000), 'word '.repeat(2000)],
    ['emoji and other scripts', '🚀 部署 развернуть 👩‍👩‍👧', 'مرحبا e\u0301\u0301\u0301 \u202e\u0000 🏳️‍🌈'],
    ['no texts', '', ''],
    ['markup', '</text><img src="https://evil.example/a.png">', '<svg onload="x">&amp;{{}}'],
  ])('with %s is drawn without a request to another server', async (_, title, description) => {
    const fetch = vi.spyOn(globalThis, 'fetch');
    const { headers, bytes } = await card({ title, description });
    expect(headers['cache-control']).toBe(IMMUTABLE);
    expect(decode(bytes).width).toBe(1200);
    expect(fetch).not.toHaveBeenCalled();
  });

  test('is drawn once for all spellings of the same texts', async () => {
    const first = await card({ title: 'Drawn  once ', description: 'Cafe\u0301 🎉' });
    drawing.drawn = 0;
    const second = await card({ title: 'Drawn once', description: 'Café' });
    expect(drawing.drawn).toBe(0);
    expect(second).toEqual(first);
  });
});

describe('a card that cannot be drawn', () => {
  test('is replaced by the static card, which is kept for minutes, and is drawn for the next reader', async () => {
    drawing.fails = true;
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { status, headers, bytes } = await card({ title: 'Cannot be drawn' });
    expect([
      status,
      headers['cache-control'],
      headers['content-type'],
      new TextDecoder().decode(bytes),
    ]).toEqual([200, 'public, max-age=300', 'image/png', 'static card']);
    expect(log).toHaveBeenCalledWith('A social image could not be drawn:', new Error('no memory'));
    drawing.fails = false;
    expect((await card({ title: 'Cannot be drawn' })).headers['cache-control']).toBe(IMMUTABLE);
  });
});

test('a card that takes more than five seconds is replaced by the static card', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  Object.assign(drawing, { hangs: true, drawn: 0 });
  const answered = vi.fn();
  const answer = card({ title: 'Slow' }).finally(answered);
  while (drawing.drawn === 0) await scheduler.wait(1);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(new TextDecoder().decode((await answer).bytes)).toBe('static card');
});

describe('the rate limit', () => {
  const limit = vi.fn(async () => ({ success: false }));

  test('refuses to draw texts that belong to no page', async () => {
    const { status, headers, bytes } = await card({ title: 'Foreign' }, { limit });
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([429, '60', 'no-store']);
    expect(JSON.parse(new TextDecoder().decode(bytes))).toEqual({
      type: 'about:blank',
      title: 'Too many images',
      status: 429,
      detail: 'One address asked for too many images that belong to no page. Send it again in 60 seconds.',
    });
  });

  test('does not count pages and cards that are already drawn', async () => {
    await card({ title: 'Known' });
    limit.mockClear();
    const { title, description } = pageTexts('/storage');
    expect((await card({ title: 'Known' }, { limit })).status).toBe(200);
    expect((await card({ title, description: ` ${description}` }, { limit })).status).toBe(200);
    expect((await card({ ...NEWS_PAGE }, { limit })).status).toBe(200);
    expect((await card(pageTexts('/contributions'), { limit })).status).toBe(200);
    expect(limit).not.toHaveBeenCalled();
  });
});
