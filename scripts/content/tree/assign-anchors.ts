import GithubSlugger, { slug } from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Report } from '#scripts/content/problems/problem.ts';
import type { PageSection } from '#worker/page/types.ts';
import { type ComponentNode, walk } from './nodes.ts';

/** Ids of the page's frame, which no heading may take. */
const FRAME_IDS = ['main', 'navigation', 'search-input'] as const;

export interface Anchors {
  /** Every id of the page that a link may name. */
  ids: string[];
  sections: PageSection[];
}

/** Gives every heading and property its id, in the nodes' `data`, and takes the suffixes off the headings' text. */
export const assignAnchors = (root: Root, report: Report): Anchors => {
  const headings: Heading[] = [];
  const properties: ComponentNode[] = [];
  const counts = new Map<string, number>();
  for (const node of walk(root)) {
    if (node.type === 'heading') headings.push(node);
    if (node.type !== 'component') continue;
    if (node.name === 'Property') properties.push(node);
    const number = (counts.get(node.name) ?? 0) + 1;
    counts.set(node.name, number);
    node.data = { ...node.data, number };
  }

  const slugger = new GithubSlugger();
  for (const id of FRAME_IDS) slugger.slug(id);
  const taken = new Set<string>(FRAME_IDS);
  for (const heading of headings) takeSuffixes(heading, taken, slugger, report);

  const sections: PageSection[] = [];
  for (const heading of headings) {
    const title = textOf(heading).trim();
    if (!title) report(heading, 'The heading is empty.', 'Write its text, or remove it.');
    const { tag, id = slugger.slug(title) } = heading.data ?? {};
    taken.add(id);
    heading.data = { ...heading.data, id };
    if (heading.depth === 2 || heading.depth === 3)
      sections.push({ id, title, depth: heading.depth, ...(tag ? { tag } : {}) });
  }

  for (const property of properties) {
    const base = `property-${slug('name' in property.props ? String(property.props.name) : '')}`;
    let id = base;
    for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`;
    taken.add(id);
    property.data = { ...property.data, id };
  }
  return { ids: [...taken].filter((id) => !FRAME_IDS.some((frame) => frame === id)), sections };
};

const SUFFIX = /\s*\[(?<kind>#|tag:)(?<value>[^\]]*)\]\s*$/;
const ID = /^[a-z0-9][a-z0-9._-]*$/;

/** Reads `[#id]` and `[tag: X]` off a heading's end, in any order. */
const takeSuffixes = (heading: Heading, taken: Set<string>, slugger: GithubSlugger, report: Report) => {
  const last = heading.children[heading.children.length - 1];
  if (last?.type !== 'text') return;
  for (let match = SUFFIX.exec(last.value); match?.groups; match = SUFFIX.exec(last.value)) {
    const { kind, value = '' } = match.groups;
    last.value = last.value.slice(0, match.index);
    if (kind === 'tag:') heading.data = { ...heading.data, tag: value.trim() };
    else if (!ID.test(value))
      report(
        heading,
        `\`[#${value}]\` is not an anchor.`,
        `Write \`[#${slug(value) || 'name'}]\`: small letters, digits and hyphens.`,
      );
    else if (taken.has(value))
      report(
        heading,
        `The anchor \`#${value}\` is taken already${FRAME_IDS.some((id) => id === value) ? " by the page's frame" : ''}.`,
        'Give this heading another one.',
      );
    else {
      taken.add(value);
      slugger.slug(value);
      heading.data = { ...heading.data, id: value };
    }
  }
};
