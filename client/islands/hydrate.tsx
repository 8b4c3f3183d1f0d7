import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

// Only this module imports `react-dom/client`, the larger part of React.
export { createRoot, type Root } from 'react-dom/client';

/** Calls `onReady` once the island handles events, because a parent's effects run after its children's effects. */
const Announced = ({ onReady, children }: { onReady: () => void; children: ReactNode }) => {
  useEffect(onReady, [onReady]);
  return children;
};

/**
 * Hydrates an island. Resolves once it handles events, with what the reader did before. If it throws before that, restores the
 * server's HTML and rejects.
 */
export const hydrate = <Props extends object>(
  container: Element,
  name: string,
  Island: ComponentType<Props>,
  props: Props,
): Promise<void> => {
  const fromServer = [...container.childNodes].map((node) => node.cloneNode(true));
  const restoreReaderState = keepReaderState(container);
  let isReady = false;
  return new Promise((resolve, reject) => {
    const onReady = () => {
      isReady = true;
      restoreReaderState();
      resolve();
    };
    hydrateRoot(
      container,
      <Announced onReady={onReady}>
        <Island {...props} />
      </Announced>,
      {
        identifierPrefix: `${name}-`,
        onRecoverableError: (error) => console.error(`Island "${name}" was rendered again.`, error),
        onUncaughtError: (error) => {
          if (isReady) console.error(`Island "${name}" failed.`, error);
          reject(error);
          container.replaceChildren(...fromServer);
        },
      },
    );
  });
};

/** A reader can press, fill in, choose, or open these elements of an island. */
const CONTROLS = 'button, input, textarea, details';

/**
 * The controls of an island by their names and values, and by their order among equals. An extension may have added others
 * in front of them.
 */
const controlsOf = (island: Element): ReadonlyMap<string, Element> => {
  const controls = new Map<string, Element>();
  for (const control of island.querySelectorAll(CONTROLS)) {
    let key = [control.localName, control.getAttribute('name'), control.getAttribute('value')].join(' ');
    while (controls.has(key)) key += ' next';
    controls.set(key, control);
  }
  return controls;
};

/** Gives a control the text, the choice, or the state of another. A click on the other becomes a click on it. */
const takeOver = (from: Element, to: Element): void => {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) to.checked = from.checked;
  if (from instanceof HTMLTextAreaElement && to instanceof HTMLTextAreaElement) {
    to.value = from.value;
    to.setSelectionRange(from.selectionStart, from.selectionEnd);
  }
  if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) to.open = from.open;
  if (from instanceof HTMLButtonElement && to instanceof HTMLElement)
    from.addEventListener('click', () => to.click());
};

/**
 * Records the controls of an island before its hydration. The returned function must be called after hydration. If React has rendered
 * other controls, they get what the reader typed, chose, opened, or focused. React does so if something else has changed the
 * HTML, as translators and extensions do.
 */
const keepReaderState = (island: Element): (() => void) => {
  const before = controlsOf(island);
  const focused = document.activeElement;
  return () => {
    const after = controlsOf(island);
    for (const [key, from] of before) {
      const to = after.get(key);
      if (from.isConnected || !to) continue;
      takeOver(from, to);
      if (from === focused && to instanceof HTMLElement) to.focus({ preventScroll: true });
    }
  };
};
