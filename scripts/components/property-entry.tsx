/** @jsxRuntime automatic @jsxImportSource preact */

import type { PhrasingContent, RootContent } from 'mdast';
import type { ComponentChildren } from 'preact';
import { CodeInText } from '#scripts/content/render/code-in-text.tsx';
import { code, flow, joined, listItem, paragraph, text } from './markdown-nodes.ts';

export interface PropertyFacts {
  name: string;
  type?: string | undefined;
  required?: boolean | undefined;
  default?: string | undefined;
}

interface PropertyEntryProps {
  /** Without an anchor, the name is not a link. */
  id?: string | undefined;
  facts: PropertyFacts;
  /** Replaces the type, for a type that contains links. */
  linkedType?: ComponentChildren;
  children: ComponentChildren;
}

/** An entry of a list of properties. */
export const PropertyEntry = ({ id, facts, linkedType, children }: PropertyEntryProps) => (
  <div class="property" id={id}>
    <dt>
      {id ? (
        <a class="property-name" href={`#${id}`}>
          <CodeInText text={facts.name} />
        </a>
      ) : (
        <span class="property-name">
          <CodeInText text={facts.name} />
        </span>
      )}
      {facts.type && (
        <>
          {' '}
          <span class="property-type">{linkedType ?? facts.type}</span>
        </>
      )}
      {facts.required && (
        <>
          {' '}
          <span class="property-required">Required</span>
        </>
      )}
      {facts.default !== undefined && (
        <>
          {' '}
          <span class="property-default">
            Default <CodeInText text={facts.default} />
          </span>
        </>
      )}
    </dt>
    <dd>{children}</dd>
  </div>
);

/** The same entry as an item of a Markdown list. */
export const propertyItem = (facts: PropertyFacts, children: readonly RootContent[]): RootContent[] => {
  const [first, ...rest] = flow(children);
  const description = first?.type === 'paragraph' ? [text(': '), ...first.children] : [];
  const head = paragraph(code(facts.name), ...factsOf(facts), ...description);
  const blocks = first && first.type !== 'paragraph' ? [first, ...rest] : rest;
  return [{ ...listItem(head, ...blocks), spread: false }];
};

/** The type of a property, whether it is required, and its default, in parentheses. */
const factsOf = (props: PropertyFacts): PhrasingContent[] => {
  const facts: PhrasingContent[][] = [];
  if (props.type) facts.push([code(props.type)]);
  if (props.required) facts.push([text('required')]);
  if (props.default !== undefined) facts.push([text('default '), code(props.default)]);
  if (facts.length === 0) return [];
  return [text(' ('), ...joined(facts), text(')')];
};
