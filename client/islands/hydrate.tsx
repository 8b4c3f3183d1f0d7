import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Calls `onReady` once the island listens: effects of a parent run after those of its children. */
const Announced = ({ onReady, children }: { onReady: () => void; children: ReactNode }) => {
  useEffect(onReady, [onReady]);
  return children;
};

/** Resolves once the island handles events. When it throws before that, the server's HTML is put back. */
export const hydrate = <Props extends object>(
  container: Element,
  name: string,
  Island: ComponentType<Props>,
  props: Props,
): Promise<void> => {
  const fromServer = [...container.childNodes].map((node) => node.cloneNode(true));
  let isReady = false;
  return new Promise((resolve, reject) => {
    const onReady = () => {
      isReady = true;
      resolve();
    };
    hydrateRoot(
      container,
      <Announced onReady={onReady}>
        <Island {...props} />
      </Announced>,
      {
        identifierPrefix: `${name}-`,
        onRecoverableError: (error) => console.error(`Island "${name}" was drawn anew.`, error),
        onUncaughtError: (error) => {
          if (isReady) console.error(`Island "${name}" failed.`, error);
          reject(error);
          container.replaceChildren(...fromServer);
        },
      },
    );
  });
};
