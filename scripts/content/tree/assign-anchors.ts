import GithubSlugger, { slug } from 'github-slugger';
import type { Heading } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { FRAME_IDS } from '#client/contracts/markup.ts';
import type { Positioned, Report } from '#scripts/content/problems/problem.ts';
import { hyphenated } from '#scripts/content/source/page-name.ts';
import type { PageSection } from '#worker/model/compiled-page.ts';
import type { ComponentNode } from './define-component.ts';
import type { PageVisitor } from './nodes.ts';

const FRAME: ReadonlySet<string> = new Set(Object.values(FRAME_IDS));

const ID = /^[a-z0-9][a-z0-9._-]*$/;

/** `true` for an anchor that authors may write: a plain one, or one that follows from a title, such as `#-launch` of "🚀 Launch". */
export const isAnchor = (id: string): boolean => ID.test(id) || (id !== '' && slug(id) === id);

/** The ids of a page. The ids of the page's frame are taken from the start. */
class PageIds {
  readonly #taken = new Set<string>(FRAME);
  readonly #slugger = new GithubSlugger();
  readonly #report: Report;

  constructor(report: Report) {
    this.#report = report;
    for (const id of FRAME) this.#slugger.slug(id);
  }

  /** Takes the id that a heading or a component asks for. If the id is taken or invalid, reports that and returns `false`. */
  fix(id: string, position: Positioned): boolean {
    if (isAnchor(id) && !this.#taken.has(id)) {
      this.#taken.add(id);
      this.#slugger.slug(id);
      return true;
    }
    if (this.#taken.has(id))
      this.#report(
        position,
        `The anchor \`#${id}\` is already taken${FRAME.has(id) ? " by the page's frame" : ''}.`,
        'Choose another one.',
      );
    else
      this.#report(
        position,
        `\`[#${id}]\` is not an anchor.`,
        `Write \`[#${hyphenated(id) || 'name'}]\`: lowercase letters, digits, and hyphens.`,
      );
    return false;
  }

  /** Takes an id that is derived from a heading's title. */
  fromTitle(title: string): string {
    const id = this.#slugger.slug(title);
    // Another check reports a title without letters. No link can name its id, which is empty or a number.
    if (slug(title)) this.#taken.add(id);
    return id;
  }

  /** Takes `anchor`, or `anchor-2` and so on if it is already taken. */
  near(anchor: string): string {
    let id = anchor;
    for (let count = 2; this.#taken.has(id); count += 1) id = `${anchor}-${count}`;
    this.#taken.add(id);
    return id;
  }

  /** The ids of the article, without those of the frame. */
  linkable(): string[] {
    return [...this.#taken].filter((id) => !FRAME.has(id));
  }
}

/**
 * Stores the ids of headings and components in the nodes' `data`, and removes the suffixes from the headings' text. A component
 * that has problems does not expand. Then the page's anchors are unknown.
 */
export const anchors: PageVisitor = ({ facts, report }) => {
  const headings: Heading[] = [];
  const components: ComponentNode[] = [];
  return {
    node: (node) => {
      if (node.type === 'heading') headings.push(node);
      if (node.type === 'component') components.push(node);
    },
    end: () => {
      const ids = new PageIds(report);
      // The ids that authors have written come before those that follow from titles.
      for (const heading of headings) fixAnchor(heading, ids, report);
      for (const component of components) {
        const { id, ...data } = component.data ?? {};
        if (id !== undefined && !ids.fix(id, component)) component.data = data;
      }
      facts.sections = headings.flatMap((heading) => sectionOf(heading, ids, report));
      numberComponents(components, ids);
      if (!components.some(({ definition }) => definition.expand)) facts.anchors = ids.linkable();
    },
  };
};

/** Gives a heading its id. Only headings of the second and third level are sections. */
const sectionOf = (heading: Heading, ids: PageIds, report: Report): PageSection[] => {
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
  const { depth } = heading;
  return depth === 2 || depth === 3 ? [{ id, title, depth, ...(tag ? { tag } : {}) }] : [];
};

/** Numbers the components of each name, and gives them the anchors that their definitions ask for. */
const numberComponents = (components: readonly ComponentNode[], ids: PageIds): void => {
  const counts = new Map<string, number>();
  for (const component of components) {
    const number = (counts.get(component.name) ?? 0) + 1;
    counts.set(component.name, number);
    const anchor = component.definition.anchor?.(component.props);
    component.data = { ...component.data, number, ...(anchor ? { id: ids.near(anchor) } : {}) };
  }
};

const SUFFIX = /\[(?<kind>#|tag:)(?<value>[^\]]*)\]\s*$/;

/** Takes the anchor that a definition gave the heading, and reads `[#id]` and `[tag: X]`, in any order, off its end. */
const fixAnchor = (heading: Heading, ids: PageIds, report: Report): void => {
  const { id: given, ...data } = heading.data ?? {};
  if (given !== undefined) heading.data = ids.fix(given, heading) ? { ...data, id: given } : data;
  const last = heading.children[heading.children.length - 1];
  if (last?.type !== 'text') return;
  for (let match = SUFFIX.exec(last.value); match?.groups; match = SUFFIX.exec(last.value)) {
    const { kind, value = '' } = match.groups;
    last.value = last.value.slice(0, match.index).trimEnd();
    const isTag = kind === 'tag:';
    if (heading.data?.[isTag ? 'tag' : 'id'] !== undefined)
      report(heading, `The heading has two ${isTag ? 'tags' : 'anchors'}.`, 'Remove one of them.');
    else if (isTag) heading.data = { ...heading.data, tag: value.trim() };
    else if (ids.fix(value, heading)) heading.data = { ...heading.data, id: value };
  }
};
