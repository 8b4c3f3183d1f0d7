import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepReaderState } from './reader-state.ts';

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
