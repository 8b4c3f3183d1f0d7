import { slug } from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Report } from '#scripts/content/problems/problem.ts';
import type { PageSection } from '#worker/page/compiled-page.ts';
import type { ComponentNode } from './component-node.ts';
import { walk } from './nodes.ts';
import { PageIds } from './page-ids.ts';

interface Anchors {
  /** Every id on the page that a link may point to. */
  ids: string[];
  sections: PageSection[];
}

/** Stores the ids of headings and components in the nodes' `data`, and removes the suffixes from the headings' text. */
export const assignAnchors = (root: Root, report: Report): Anchors => {
  const headings: Heading[] = [];
  const components: ComponentNode[] = [];
  for (const node of walk(root)) {
    if (node.type === 'heading') headings.push(node);
    if (node.type === 'component') components.push(node);
  }
  const ids = new PageIds(report);
  for (const heading of headings) fixAnchor(heading, ids, report);
  for (const component of components) {
    const { id, ...data } = component.data ?? {};
    if (id !== undefined && !ids.fix(id, component)) component.data = data;
  }

  const sections: PageSection[] = [];
  for (const heading of headings) {
    const title = textOf(heading).trim();
    if (!title) report(heading, 'The heading is empty.', 'Write its text, or remove it.');
    else if (!heading.data?.id && !slug(title))
      report(
        heading,
        'The heading has no letter for its anchor.',
        'Write it with words, or add an anchor: `## … [#name]`.',
      );
    const { tag, id = ids.fromTitle(title) } = heading.data ?? {};
    heading.data = { ...heading.data, id };
    if (heading.depth === 2 || heading.depth === 3)
      sections.push({ id, title, depth: heading.depth, ...(tag ? { tag } : {}) });
  }

  const counts = new Map<string, number>();
  for (const component of components) {
    const number = (counts.get(component.name) ?? 0) + 1;
    counts.set(component.name, number);
    const anchor = component.definition.anchor?.(component);
    component.data = { ...component.data, number, ...(anchor ? { id: ids.near(anchor) } : {}) };
  }
  return { ids: ids.linkable(), sections };
};

const SUFFIX = /\s*\[(?<kind>#|tag:)(?<value>[^\]]*)\]\s*$/;

/** Takes the anchor that a definition gave the heading, and reads `[#id]` and `[tag: X]`, in any order, off its end. */
const fixAnchor = (heading: Heading, ids: PageIds, report: Report): void => {
  const { id: given, ...data } = heading.data ?? {};
  if (given !== undefined) heading.data = ids.fix(given, heading) ? { ...data, id: given } : data;
  const last = heading.children[heading.children.length - 1];
  if (last?.type !== 'text') return;
  for (let match = SUFFIX.exec(last.value); match?.groups; match = SUFFIX.exec(last.value)) {
    const { kind, value = '' } = match.groups;
    last.value = last.value.slice(0, match.index);
    const isTag = kind === 'tag:';
    if (heading.data?.[isTag ? 'tag' : 'id'] !== undefined)
      report(heading, `The heading has two ${isTag ? 'tags' : 'anchors'}.`, 'Remove one of them.');
    else if (isTag) heading.data = { ...heading.data, tag: value.trim() };
    else if (ids.fix(value, heading)) heading.data = { ...heading.data, id: value };
  }
};
