import { FRAME_IDS } from '#client/contracts/markup.ts';
import { ownValue } from '#content/own-value.ts';
import { type Reference, referenceName, sortVersions, type Version } from '#content/references.ts';
import { isSupported, SDK_SLUGS, SDKS, type SdkSlug } from '#content/sdks.ts';
import type { Counterparts } from './compiled-page.ts';
import { pageHref, type ReferencePath, referenceStart } from './page-path.ts';
import type { References } from './release-manifest.ts';

interface SdkOption extends SameSubject {
  sdk: SdkSlug;
  label: string;
  isCurrent: boolean;
  /** `false` for a library with only old versions. Only the language control leads there. */
  isSupported: boolean;
}

export interface VersionOption {
  /** The version, such as `v0`. */
  version: string;
  href: string;
  isLatest: boolean;
  /** `true` if the link leads to the same subject, `false` if it leads to the start of that version. */
  isCounterpart: boolean;
  /** The differences between anchors in that version, in the format of a link's `data-sections`. */
  sections?: string | undefined;
}

/** The links from a reference page to the same subject in other versions and libraries. */
export interface ReferenceLinks {
  /** The link to the latest version of the library. */
  latest: SameSubject;
  /** The library's versions, newest first. */
  versions: VersionOption[];
  /** The libraries, each in the page's version if it exists there, or in its latest version. */
  sdks: SdkOption[];
  /** On pages of a library with only old versions: the supported libraries in their latest versions. */
  supported: (SameSubject & { title: string })[];
  /** `true` on the start page of the reference. */
  isStart: boolean;
}

const SUPPORTED = SDK_SLUGS.filter(isSupported);

export const referenceLinks = (page: ReferencePage, references: References): ReferenceLinks => {
  const linkTo = (sdk: SdkSlug, version: Version | undefined) =>
    sameSubject(page, referenceName(sdk, version), references);
  const latest = linkTo(page.sdk, undefined);
  return {
    latest,
    versions: sortVersions(SDKS[page.sdk].versions).map((version, index) =>
      index === 0
        ? { version, isLatest: true, ...latest }
        : { version, isLatest: false, ...linkTo(page.sdk, version) },
    ),
    sdks: SDK_SLUGS.map((sdk) => ({
      sdk,
      label: SDKS[sdk].label,
      isCurrent: sdk === page.sdk,
      isSupported: isSupported(sdk),
      ...linkTo(sdk, sameVersion(sdk, page.version)),
    })),
    supported: isSupported(page.sdk)
      ? []
      : SUPPORTED.map((sdk) => ({ title: SDKS[sdk].label, ...linkTo(sdk, undefined) })),
    isStart: page.rest === '',
  };
};

/** The references that a page links to: the library's versions, and the other libraries. */
export const linkedReferences = ({ sdk, version }: ReferencePath): ReadonlySet<Reference> =>
  new Set([
    ...sortVersions(SDKS[sdk].versions).map((other) => referenceName(sdk, other)),
    ...SDK_SLUGS.map((other) => referenceName(other, sameVersion(other, version))),
    ...(isSupported(sdk) ? [] : SUPPORTED.map((other) => referenceName(other, undefined))),
  ]);

/** Returns the version if the library has it, or `undefined` for the latest version. */
const sameVersion = (sdk: SdkSlug, version: Version | undefined): Version | undefined =>
  version !== undefined && SDKS[sdk].versions.includes(version) ? version : undefined;

export interface SameSubject {
  /**
   * The address, with `/docs`, of the same subject. Without a counterpart, it leads to the row of the other reference's start
   * that names what to use instead, or to the notice there.
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
interface ReferencePage extends ReferencePath {
  counterparts?: Counterparts | undefined;
}

/** Finds the counterpart of a reference page in `target` through the release's list of subjects. */
export const sameSubject = (page: ReferencePage, target: Reference, references: References): SameSubject => {
  if (page.reference === target)
    return { href: pageHref(page.path), isCounterpart: true, sections: undefined };
  const start = referenceStart(target);
  const subjects = references[page.reference] ?? {};
  const others = references[target] ?? {};
  const subject = Object.keys(subjects).find(
    (name) => ownValue(subjects, name) === page.rest && Object.hasOwn(others, name),
  );
  const address = subject === undefined ? undefined : ownValue(others, subject);
  if (address === undefined)
    return {
      href: `${pageHref(start)}${page.counterparts?.[target] ?? `#${FRAME_IDS.noCounterpart}`}`,
      isCounterpart: false,
      sections: undefined,
    };
  const isSection = address.includes('#');
  const symbols = page.counterparts?.[target] ?? '';
  const sections = page.rest === '' ? joined(startSections(subjects, others), symbols) : symbols;
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
const startSections = (subjects: Subjects, others: Subjects): string[] =>
  Object.entries(subjects).flatMap(([subject, address]) => {
    const anchor = address.slice(1);
    const other = ownValue(others, subject)?.slice(1);
    // The other start page has a row of the same name about a page that its library lacks.
    if (other === undefined) return address.startsWith('#') ? [anchor] : [];
    return other === anchor ? [] : [`${anchor}=${other}`];
  });

/** Joins sections and symbols. A symbol is also a section, and its difference may be the anchor of its successor. */
const joined = (sections: readonly string[], symbols: string): string => {
  const known = new Set(symbols.split(' ').map((symbol) => symbol.split('=')[0]));
  const others = sections.filter((section) => !known.has(section.split('=')[0]));
  return [...others, symbols].filter(Boolean).join(' ');
};
