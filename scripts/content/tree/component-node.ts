import type { Data, Node, RootContent } from 'mdast';
import type { CodeSample, FenceMeta } from '#scripts/content/code/code-sample.ts';
import type { PageImage } from '#scripts/content/files/page-image.ts';
import type { Origin } from '#scripts/content/problems/problem.ts';
import type { AuthorComponent } from './component.ts';

/** A component of the vocabulary whose properties and place have been checked. It replaces MDX's own nodes. */
export interface ComponentNode<Props = object> extends Node {
  type: 'component';
  name: string;
  definition: AuthorComponent;
  props: Props;
  /** `true` inside a sentence: the children are phrasing content. */
  inline: boolean;
  /** The name of the component that directly contains it. */
  within: string | undefined;
  children: RootContent[];
  data?: ComponentData | undefined;
}

export interface ComponentData extends Data {
  /** The component's anchor. An expansion may set it, or the component's definition asks for one. */
  id?: string;
  /** The component's number among the components of the same name on the page, counted from 1. */
  number?: number;
  /** The result of the definition's `prepare`. */
  prepared?: unknown;
}

// The stages of the pipeline keep these data in the nodes of a page.
declare module 'unist' {
  interface Data {
    /** The place of the data that a component made the node from. */
    origin?: Origin;
    /** The name of the record of the site's data that a component made the node from. */
    record?: string;
  }
}

declare module 'mdast' {
  interface RootContentMap {
    component: ComponentNode;
  }
  interface BlockContentMap {
    component: ComponentNode;
  }
  interface PhrasingContentMap {
    component: ComponentNode;
  }
  interface HeadingData {
    id?: string;
    tag?: string;
  }
  interface CodeData {
    fence?: FenceMeta;
    /** The block has swallowed the rest of the page, so its content is not all code. */
    isOpen?: true;
    sample?: CodeSample;
    /** `true` for the declaration of a class's member. */
    isMember?: boolean;
  }
  interface ImageData {
    image?: PageImage;
  }
  interface TableData {
    /** The name of the table's scrollable region, unique on the page. */
    label?: string;
  }
}
