import { FRAME_IDS } from '#client/contracts/frame-ids.ts';
import type { Reference } from '#content/references.ts';
import type { Counterparts } from './compiled-page.ts';
import { pageHref } from './page-path.ts';
import { type ReferencePath, referenceStart } from './reference-path.ts';
import type { References } from './references.ts';

export interface SameSubject {
  /**
   * The address, with `/docs`, of the same subject. Without a counterpart, it leads to the row of the other reference's start
   * that says what to use instead, or to the notice there.
   */
  href: string;
  isCounterpart: boolean;
  /**
   * The differences between the anchors of this page and those of the page at `href`, in the format of {@link Counterparts}. In
   * the browser, links lead to the anchor of what is being read. `undefined` if a link always leads to `href`.
   */
  sections: string | undefined;
}

/** A page of a reference, with the differences between its anchors and those of its counterparts. */
export interface ReferencePlace extends ReferencePath {
  counterparts?: Counterparts | undefined;
}

/** Finds the counterpart of a reference page in `target` through the release's list of subjects. */
export const sameSubject = (page: ReferencePlace, target: Reference, references: References): SameSubject => {
  if (page.reference === target)
    return { href: pageHref(page.path), isCounterpart: true, sections: undefined };
  const start = referenceStart(target);
  const own = references[page.reference] ?? {};
  const others = references[target] ?? {};
  const subject = Object.keys(own).find((name) => own[name] === page.rest && Object.hasOwn(others, name));
  const address = subject === undefined ? undefined : others[subject];
  if (address === undefined)
    return {
      href: `${pageHref(start)}${page.counterparts?.[target] ?? `#${FRAME_IDS.noCounterpart}`}`,
      isCounterpart: false,
      sections: undefined,
    };
  const isSection = address.includes('#');
  const symbols = page.counterparts?.[target] ?? '';
  const sections = page.rest === '' ? joined(startSections(own, others), symbols) : symbols;
  return {
    href: `${pageHref(start)}${address}`,
    isCounterpart: true,
    sections: isSection ? undefined : sections,
  };
};

type Subjects = Readonly<Record<string, string>>;

/**
 * The sections of a start page that the other start page lacks or names differently. A start page also has sections or links
 * with the names of its pages.
 */
const startSections = (own: Subjects, others: Subjects): string[] =>
  Object.entries(own).flatMap(([subject, address]) => {
    const anchor = address.slice(1);
    const other = Object.hasOwn(others, subject) ? others[subject]?.slice(1) : undefined;
    // The other start page has a row of the same name about a page that its library lacks.
    if (other === undefined) return address.startsWith('#') ? [anchor] : [];
    return other === anchor ? [] : [`${anchor}=${other}`];
  });

/** Joins sections and symbols. A symbol is also a section, and its own difference may be the anchor of its successor. */
const joined = (sections: readonly string[], symbols: string): string => {
  const known = new Set(symbols.split(' ').map((symbol) => symbol.split('=')[0]));
  const others = sections.filter((section) => !known.has(section.split('=')[0]));
  return [...others, symbols].filter(Boolean).join(' ');
};
