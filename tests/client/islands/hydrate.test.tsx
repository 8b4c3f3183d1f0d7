import { type ReactNode, useId, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hydrate } from '#client/islands/hydrate.tsx';
import { find, showPage } from '#tests/client/dom.ts';

interface CounterProps {
  label: string;
}

const Counter = ({ label }: CounterProps) => {
  const [count, setCount] = useState(0);
  return (
    <form id={useId()}>
      <input name="text" />
      <button type="button" onClick={() => setCount(count + 1)}>
        {label} {count}
      </button>
    </form>
  );
};

const serve = (content: ReactNode) =>
  showPage(`<doc-island>${renderToString(content, { identifierPrefix: 'counter-' })}</doc-island>`);
const start = () => hydrate(find('doc-island'), 'counter', Counter, { label: 'Count' });

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

test("the server's HTML is hydrated without rendering it again", async () => {
  serve(<Counter label="Count" />);
  const button = find('button');
  const input = find<HTMLInputElement>('input');
  input.value = 'typed';
  await start();
  button.click();
  await vi.waitFor(() => expect(button.textContent).toBe('Count 1'));
  expect(find('button')).toBe(button);
  expect(find<HTMLInputElement>('input').value).toBe('typed');
  expect(find('form').id).toContain('counter-');
  expect(console.error).not.toHaveBeenCalled();
});

describe('when hydration fails', () => {
  test("unexpected HTML is rendered again, and the island's name is logged", async () => {
    serve(<Counter label="Other" />);
    await start();
    expect(find('button').textContent).toBe('Count 0');
    expect(console.error).toHaveBeenCalledWith('Island "counter" was drawn anew.', expect.any(Error));
  });

  test('a component that throws leaves the HTML of the server in place', async () => {
    serve(<Counter label="Count" />);
    const before = find('doc-island').innerHTML;
    const Broken = () => {
      throw new Error('broken');
    };
    await expect(hydrate(find('doc-island'), 'counter', Broken, {})).rejects.toThrow('broken');
    await vi.waitFor(() => expect(find('doc-island').innerHTML).toBe(before));
  });

  test("if a component throws later, its name is logged and the server's HTML is restored", async () => {
    const Fragile = () => {
      const [isBroken, setBroken] = useState(false);
      if (isBroken) throw new Error('broken');
      return (
        <button type="button" onClick={() => setBroken(true)}>
          Break
        </button>
      );
    };
    serve(<Fragile />);
    const before = find('doc-island').innerHTML;
    await hydrate(find('doc-island'), 'fragile', Fragile, {});
    find('button').click();
    await vi.waitFor(() => expect(find('doc-island').innerHTML).toBe(before));
    expect(console.error).toHaveBeenCalledWith('Island "fragile" failed.', expect.any(Error));
  });
});
