import type { ComponentProps, ElementType } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'doc-island': { name: string; 'data-props': string };
    }
  }
}

type ElementName = 'div' | 'doc-island' | 'footer' | 'header' | 'label' | 'script' | 'ul';

type HtmlProps<Name extends ElementName> = Omit<ComponentProps<Name>, 'children'> & {
  as: Name;
  /** Finished HTML that the build or a render of its own has made, never text of a reader. */
  html: string;
};

/** An element around finished HTML. */
export const Html = <Name extends ElementName>({ as, html, ...attributes }: HtmlProps<Name>) => {
  const Element = as as ElementType; // JSX cannot pair a generic name with its attributes; HtmlProps does.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the content was escaped by the renderer that made it.
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
};
