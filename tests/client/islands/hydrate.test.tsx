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

describe('after a translator has changed the texts', () => {
  /** Does to every text what the translators of browsers do. */
  const translate = () => {
    const texts = document.createTreeWalker(find('doc-island'), NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text); // The walker shows nothing but texts.
    for (const text of found) {
      const font = document.createElement('font');
      font.textContent = `ü${text.data}`;
      text.replaceWith(font);
    }
  };

  test('the island keeps what the reader chose, typed, opened, focused, and clicked', async () => {
    const Form = ({ label }: CounterProps) => {
      const [count, setCount] = useState(0);
      return (
        <form>
          <input type="radio" name="answer" value="yes" />
          <input type="radio" name="answer" value="no" />
          <textarea />
          <details>
            <summary>{label}</summary>
          </details>
          <button type="button" onClick={() => setCount(count + 1)}>
            {count}
          </button>
        </form>
      );
    };
    serve(<Form label="Count" />);
    translate();
    // An extension has added a control of its own.
    find('form').prepend(document.createElement('input'));
    const pressed = find('button');
    find<HTMLInputElement>('[value=no]').checked = true;
    find<HTMLDetailsElement>('details').open = true;
    const text = find<HTMLTextAreaElement>('textarea');
    text.value = 'typed';
    text.focus();
    text.setSelectionRange(2, 3);
    await hydrate(find('doc-island'), 'counter', Form, { label: 'Count' });

    const shown = find<HTMLTextAreaElement>('textarea');
    expect(shown).not.toBe(text);
    expect([shown.value, shown.selectionStart, shown.selectionEnd]).toEqual(['typed', 2, 3]);
    expect(document.activeElement).toBe(shown);
    expect(find<HTMLInputElement>(':checked').value).toBe('no');
    expect(find<HTMLDetailsElement>('details').open).toBe(true);
    pressed.click();
    await vi.waitFor(() => expect(find('button').textContent).toBe('1'));
  });
});

describe('when hydration fails', () => {
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
