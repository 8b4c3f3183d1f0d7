import type { Nodes } from 'mdast';
import type { ComponentChildren } from 'preact';

/** Renders the nodes inside an element. */
export type RenderNodes = (nodes: readonly Nodes[]) => ComponentChildren;
