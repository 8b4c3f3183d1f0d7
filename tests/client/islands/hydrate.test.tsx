import { type ReactNode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hydrate } from '#client/islands/hydrate.tsx';
import { find, showPage } from '#tests/client/dom.ts';

const serve = (content: ReactNode) => {
  showPage(`<doc-island>${renderToString(content)}</doc-island>`);
  return find('doc-island').innerHTML;
};
const showsAgain = (html: string) => vi.waitFor(() => expect(find('doc-island').innerHTML).toBe(html));

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

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

test('after a translator has changed the texts, an island keeps what the reader chose, typed, opened, focused, and clicked', async () => {
  const Form = () => {
    const [count, setCount] = useState(0);
    return (
      <form>
        <input type="radio" name="answer" value="yes" />
        <input type="radio" name="answer" value="no" />
        <textarea />
        <details>
          <summary>Count</summary>
        </details>
        <button type="button" onClick={() => setCount(count + 1)}>
          {count}
        </button>
      </form>
    );
  };
  serve(<Form />);
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
  await hydrate(find('doc-island'), 'form', Form, {});

  const shown = find<HTMLTextAreaElement>('textarea');
  expect(shown).not.toBe(text);
  expect([shown.value, shown.selectionStart, shown.selectionEnd]).toEqual(['typed', 2, 3]);
  expect(document.activeElement).toBe(shown);
  expect(find<HTMLInputElement>(':checked').value).toBe('no');
  expect(find<HTMLDetailsElement>('details').open).toBe(true);
  pressed.click();
  await vi.waitFor(() => expect(find('button').textContent).toBe('1'));
});

test('a component that throws leaves the HTML of the server in place', async () => {
  const before = serve(<p>Served</p>);
  const Broken = () => {
    throw new Error('broken');
  };
  await expect(hydrate(find('doc-island'), 'broken', Broken, {})).rejects.toThrow('broken');
  await showsAgain(before);
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
  const before = serve(<Fragile />);
  await hydrate(find('doc-island'), 'fragile', Fragile, {});
  find('button').click();
  await showsAgain(before);
  expect(console.error).toHaveBeenCalledWith('Island "fragile" failed.', expect.any(Error));
});
