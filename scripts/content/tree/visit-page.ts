import type { Nodes, Root } from 'mdast';
import type { PageFacts } from '#scripts/content/compile/page-facts.ts';
import type { Report } from '#scripts/content/problems/problem.ts';
import type { PageKeywords } from '#scripts/content/source/read-front-matter.ts';
import { anchors } from './assign-anchors.ts';
import { headingLevels, knownKeywords, repeatedHeadings, tables } from './check-page.ts';
import { links, records, samples } from './collect.ts';
import { names } from './collect-names.ts';
import type { Visitor } from './nodes.ts';

/** The checks and collectors of a page share this. */
interface PageVisit {
  /** The collectors fill these in. */
  facts: PageFacts;
  keywords: PageKeywords;
  report: Report;
}

/** A check or a collector of a page whose components are resolved and prepared. */
export type PageVisitor = (visit: PageVisit) => Visitor;

/** They end in this order. A new check is a line here. */
const VISITORS: readonly PageVisitor[] = [
  headingLevels,
  repeatedHeadings,
  anchors,
  knownKeywords,
  tables,
  links,
  names,
  records,
  samples,
];

/** Runs all checks and collectors of a page in one walk. */
export const visitPage = (root: Root, visit: PageVisit): void => {
  const visitors = VISITORS.map((visitor) => visitor(visit));
  const enter = (node: Nodes, parent?: Nodes) => {
    for (const visitor of visitors) visitor.node?.(node, parent);
    // Asking with `in` whether a node has children takes most of the time of a walk.
    const { children = [] } = node as { children?: Nodes[] };
    for (const child of children) enter(child, node);
  };
  enter(root);
  for (const visitor of visitors) visitor.end?.();
};
