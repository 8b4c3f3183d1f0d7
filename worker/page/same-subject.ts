import { FRAME_IDS } from '#client/contracts/frame-ids.ts';
import { type Reference, SUBJECTS, type Subject } from '#content/subjects.ts';
import { type PagePath, pageHref } from './page-path.ts';
import { parseReferencePath, referenceRoot } from './reference-path.ts';

export interface SameSubject {
  /** With /docs: the same subject, else the start of the other reference and the word about it. */
  href: string;
  isCounterpart: boolean;
  /**
   * The anchors of this page whose subject lies on the page that `href` leads to, separated by spaces: `storage`, or
   * `keyvalue=collections` where it has another anchor there. The browser leads on to them.
   */
  sections: string;
}

/** What a reference page treats, in the reference that begins at `root`: by data, not by likeness of addresses. */
export const sameSubject = (path: PagePath, root: PagePath): SameSubject => {
  const own = parseReferencePath(path);
  const ownRoot = own && referenceRoot(own.sdk, own.version);
  if (ownRoot === root) return { href: pageHref(path), isCounterpart: true, sections: '' };
  const pairs = ownRoot ? subjectPairs(ownRoot, root) : [];
  const target = pairs.find(({ from }) => from === path)?.to;
  if (target === undefined) {
    return { href: `${pageHref(root)}#${FRAME_IDS.noCounterpart}`, isCounterpart: false, sections: '' };
  }
  const sections = pairs.flatMap(({ from, to }) => {
    const [anchor, targetAnchor] = [anchorOn(path, from), anchorOn(target, to)];
    if (anchor === undefined || targetAnchor === undefined) return [];
    return anchor === targetAnchor ? [anchor] : [`${anchor}=${targetAnchor}`];
  });
  return { href: `/docs${target}`, isCounterpart: true, sections: sections.join(' ') };
};

/** Both addresses, without /docs, of every subject that both references treat. */
const subjectPairs = (ownRoot: PagePath, root: PagePath): { from: string; to: string }[] =>
  Object.values(SUBJECTS).flatMap((subject: Subject) => {
    const from = subject[referenceAt(ownRoot)];
    const to = subject[referenceAt(root)];
    return from === undefined || to === undefined ? [] : [{ from: ownRoot + from, to: root + to }];
  });

const referenceAt = (root: PagePath) => root.slice('/reference/'.length) as Reference; // as referenceRoot makes it

const anchorOn = (path: string, address: string): string | undefined =>
  address.startsWith(`${path}#`) ? address.slice(path.length + 1) : undefined;
