import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { requireWithinLimit, senderKey } from '#worker/http/sender.ts';

describe('require within limit', () => {
  /** Counts a request with these headers by a limiter. */
  const counted = (limit: (options: { key: string }) => Promise<RateLimitOutcome>, headers = {}) => {
    const request = { raw: new Request('https://nitric.io/docs', { headers }) };
    const c = { env: { MCP_LIMIT: { limit } }, req: request };
    return requireWithinLimit(c as unknown as Parameters<typeof requireWithinLimit>[0], 'MCP_LIMIT'); // It reads no more.
  };

  test('a limiter that does not answer holds a request up for a second', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const limit = () => new Promise<never>(() => {});
    const passing = expect(counted(limit)).resolves.toBeUndefined();
    await vi.advanceTimersByTimeAsync(1_000);
    await passing;
  });

  test('rejects with the text of the endpoint, and counts by the sender’s network', async () => {
    const keys: string[] = [];
    const limit = async ({ key }: { key: string }) => {
      keys.push(key);
      return { success: false };
    };
    await expect(counted(limit, { 'CF-Connecting-IP': '2001:DB8::1' })).rejects.toMatchObject({
      options: {
        status: 429,
        title: 'Too many calls',
        detail: 'Too many calls came from one address. Send it again in 60 seconds.',
        headers: { 'Retry-After': '60' },
      },
    });
    await expect(counted(limit)).rejects.toThrow();
    expect(keys).toEqual(['2001:db8:0:0::/64', 'unknown']);
  });
});

describe('sender key', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:0003:0004:0005:0006', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8:0:0:1::', '2001:db8:0:0::/64'],
    ['2001::1:0:0:0:1', '2001:0:0:1::/64'],
    ['::', '0:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['::FFFF:102:304', '1.2.3.4'],
    ['::fffe:1.2.3.4', '0:0:0:0::/64'],
    ['64:ff9b::1.2.3.4', '64:ff9b:0:0::/64'],
    ['unknown', 'unknown'],
    ['', ''],
    ['1:2', '1:2'],
    ['::1]/[', '::1]/['],
  ])('counts %s as %s', (address, key) => {
    expect(senderKey(address)).toBe(key);
  });
});
