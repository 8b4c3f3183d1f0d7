import { FRAME_IDS } from '#client/contracts/frame-ids.ts';
import type { Reference } from '#content/references.ts';
import { pageHref } from './page-path.ts';
import { type ReferencePath, referenceStart } from './reference-path.ts';
import type { References } from './references.ts';

export interface SameSubject {
  /** The address, with /docs, of the same subject, else of the other reference's start with the notice about it. */
  href: string;
  isCounterpart: boolean;
  /**
   * The anchors of this page whose subject lies on the page that `href` leads to, separated by spaces: `storage`, or
   * `keyvalue=collections` where it has another anchor there. Links in the browser lead on to them.
   */
  sections: string;
}

/** The counterpart of a reference page in `target`, by the subjects that the release lists. */
export const sameSubject = (page: ReferencePath, target: Reference, references: References): SameSubject => {
  if (page.reference === target) return { href: pageHref(page.path), isCounterpart: true, sections: '' };
  const start = referenceStart(target);
  const pairs = subjectPairs(page.reference, target, references);
  const address = pairs.find(({ own }) => own === page.rest)?.other;
  if (address === undefined) {
    return { href: `${pageHref(start)}#${FRAME_IDS.noCounterpart}`, isCounterpart: false, sections: '' };
  }
  const sections = pairs.flatMap(({ own, other }) => {
    const [anchor, otherAnchor] = [anchorOn(page.rest, own), anchorOn(address, other)];
    if (anchor === undefined || otherAnchor === undefined) return [];
    return anchor === otherAnchor ? [anchor] : [`${anchor}=${otherAnchor}`];
  });
  return { href: `${pageHref(start)}${address}`, isCounterpart: true, sections: sections.join(' ') };
};

/** Both addresses, below the start of their reference, of every subject that both references treat. */
const subjectPairs = (
  ownReference: Reference,
  target: Reference,
  references: References,
): { own: string; other: string }[] => {
  const others = references[target] ?? {};
  return Object.entries(references[ownReference] ?? {}).flatMap(([subject, own]) => {
    const other = Object.hasOwn(others, subject) ? others[subject] : undefined;
    return other === undefined ? [] : [{ own, other }];
  });
};

const anchorOn = (page: string, address: string): string | undefined =>
  address.startsWith(`${page}#`) ? address.slice(page.length + 1) : undefined;
