import type { ComponentProps, ElementType } from 'react';
import { iconId } from '#client/contracts/icons.ts';
import type { IconName } from '#content/generated/icon-names.ts';

type ElementName = 'div' | 'footer' | 'header' | 'script' | 'style' | 'ul';

type HtmlProps<Name extends ElementName> = Omit<ComponentProps<Name>, 'children'> & {
  as: Name;
  /** Finished HTML from the build or an earlier render. Text from readers and authors must already be escaped. */
  html: string;
};

/** An element with finished HTML inside. No other component puts HTML into the document unescaped. */
export const Html = <Name extends ElementName>({ as, html, ...attributes }: HtmlProps<Name>) => {
  const Element = as as ElementType; // JSX cannot pair a generic name with its attributes; HtmlProps does.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer that rendered this HTML has escaped its texts.
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
};

/** A decorative icon. The text next to it or the control's label gives its meaning. */
export const Icon = ({ name, className = '' }: { name: IconName; className?: string }) => (
  <svg className={`icon ${className}`.trim()} aria-hidden="true">
    <use href={`#${iconId(name)}`} />
  </svg>
);
