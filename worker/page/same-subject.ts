import { FRAME_IDS } from '#client/contracts/frame-ids.ts';
import type { Reference } from '#content/references.ts';
import { pageHref } from './page-path.ts';
import { type ReferencePath, referenceStart } from './reference-path.ts';
import type { References } from './references.ts';

export interface SameSubject {
  /**
   * The address, with `/docs`, of the same subject. Without a counterpart, it leads to the notice at the other reference's
   * start.
   */
  href: string;
  isCounterpart: boolean;
  /**
   * The anchors of this page whose subjects are also on the page of `href`, separated by spaces: `storage`, or
   * `keyvalue=collections` if the subject has a different anchor there. In the browser, links lead to these anchors.
   */
  sections: string;
}

/** Finds the counterpart of a reference page in `target` through the release's list of subjects. */
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

/** Pairs the addresses of every subject that both references cover. Each address is relative to the start of its reference. */
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
