import type { ComponentProps, ElementType } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'doc-island': { name: string; 'data-props': string };
    }
  }
}

type ElementName = 'div' | 'doc-island' | 'footer' | 'header' | 'script' | 'ul';

type HtmlProps<Name extends ElementName> = Omit<ComponentProps<Name>, 'children'> & {
  as: Name;
  /** Finished HTML from the build or an earlier render. Text from readers and authors must already be escaped. */
  html: string;
};

/** An element with finished HTML inside. No other component puts HTML into the document unescaped. */
export const Html = <Name extends ElementName>({ as, html, ...attributes }: HtmlProps<Name>) => {
  const Element = as as ElementType; // JSX cannot pair a generic name with its attributes; HtmlProps does.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer that made this HTML has escaped its texts.
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
};
