import type { Guide } from '#content/navigation/guides.ts';
import type { Menu, MenuSource, NavigationLink } from '#content/navigation/types.ts';
import { ownValue } from '#content/own-value.ts';
import type { Reference } from '#content/references.ts';
import { DOCS_PREFIX } from '#content/site.ts';
import type { SubjectException } from '#content/subjects.ts';
import { plainPath, siteAddress, splitAddress } from '#scripts/content/addresses.ts';
import type { PageFacts } from '#scripts/content/compile/page-facts.ts';
import { nearestName, type Problem, type ProblemText } from '#scripts/content/problems/problem.ts';
import type { SiteRecord } from '#scripts/content/records.ts';
import type { Redirect } from '#scripts/content/redirects.ts';
import type { SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import { isAnchor } from '#scripts/content/tree/assign-anchors.ts';
import type { PagePath } from '#worker/model/page-path.ts';
import { type OldAddress, oldAddress } from '#worker/model/resolve-path.ts';

/** The data of a site that its pages are checked against. */
export interface SiteRules {
  /** The folder that the paths of source files are relative to. */
  projectRoot: string;
  /** The origin of the deployed site. */
  siteOrigin: string;
  /** `derived` makes menus from the folders, for pages without written menus. */
  menus: readonly MenuSource[] | 'derived';
  /** The text of `content/redirects.txt`. */
  redirects: string;
  subjectExceptions: readonly SubjectException[];
  /** The references that the site must have. Absent if it needs none. */
  references?: readonly Reference[];
  /** `true` if every page needs links to and from the texts of other pages. */
  isLinked?: boolean;
  /** The anchors that pages must keep. Absent if the site has no ledger. */
  anchorLedger?: AnchorLedger;
  /** The problems of data that is not about pages, such as the synonyms of the search. */
  dataProblems?: readonly Problem[];
  /** The links of the top bar and of the footer. Absent if they lead to pages of another site. */
  frame?: readonly NavigationLink[];
  /** The guides, whose records name anchors of their pages. */
  guides?: readonly Guide[];
  /** The names of other software in code style. Absent if names are not checked. */
  otherNames?: readonly OtherName[];
  /** The records that pages must show. Absent if pages need not show any. */
  records?: readonly SiteRecord[];
}

/** A name that belongs to other software or to the inside of a library, and the line where it is listed. */
export interface OtherName {
  name: string;
  line: number;
}

/** The ledger of published anchors: each line of a file is an address without `/docs`, such as `/storage#read`, or blank. */
export interface AnchorLedger {
  /** The path of the file, relative to the project's root. */
  file: string;
  lines: readonly string[];
}

/** All that the checks of a site need. */
export interface Site {
  facts: readonly PageFacts[];
  pages: SitePages;
  /** The menus as they are written, and with an address for every link. */
  sources: readonly MenuSource[];
  menus: readonly Menu[];
  redirects: readonly Redirect[];
  symbols: SiteSymbols;
  rules: SiteRules;
}

/** The older version in the address of a reference, as in `/reference/go/v0/storage`. The latest version has none. */
const VERSION = /^(\/reference\/[a-z]+)\/v\d+(?=\/|$)/;
/** A version at the end, as in `/reference/go/storage/v0`, where no page has it. */
const AFTER = /^(\/reference\/[a-z]+)(\/.+)\/(v\d+)$/;

/** Every address of the site, with its page or its redirect. */
export class SitePages {
  readonly #pages: ReadonlyMap<string, PageFacts>;
  readonly #redirects: Readonly<Record<string, Redirect>>;

  constructor(pages: readonly PageFacts[], redirects: readonly Redirect[]) {
    this.#pages = new Map(pages.map((page) => [page.path, page]));
    this.#redirects = Object.fromEntries(redirects.map((redirect) => [redirect.from, redirect]));
  }

  get paths(): string[] {
    return [...this.#pages.keys()];
  }

  has(path: string): path is PagePath {
    return this.#pages.has(path);
  }

  /** Returns the address that the path of a former page leads to. */
  targetOf(path: string): OldAddress | undefined {
    return oldAddress(path as PagePath, this.#redirects); // It was the path of a page.
  }

  /** `undefined` if `address` (without /docs) leads to a page, and its hash, if any, to an anchor on that page. */
  problemOf(address: string): ProblemText | undefined {
    const { path, hash } = splitAddress(address);
    const page = this.#pages.get(path);
    if (!page) return this.#missingPage(address, path, hash);
    if (hash === undefined || hash === '' || !page.anchors || page.anchors.includes(hash)) return undefined;
    const nearest = nearestName(hash, page.anchors);
    return {
      message: `${page.sourceFile} has no anchor \`#${hash}\`.`,
      hint: nearest
        ? `Did you mean \`${path}#${nearest}\`?`
        : `Write ${page.anchors.length > 0 ? `one of its anchors (${shortList(page.anchors)})` : 'the page alone'}, or give a heading there ${isAnchor(hash) ? `the anchor: \`## … [#${hash}]\`` : 'an anchor'}.`,
    };
  }

  /** The same for an address of a menu, which has /docs. */
  problemOfHref(href: string): ProblemText | undefined {
    const address = siteAddress(href);
    const problem = address === undefined ? undefined : this.problemOf(address);
    if (problem || address === undefined || href.startsWith(DOCS_PREFIX)) return problem;
    return { message: `It lacks ${DOCS_PREFIX}.`, hint: `Write \`${DOCS_PREFIX}${href}\`.` };
  }

  /** The address of a page with this anchor or a similar one, or of the page alone if it has neither. */
  suggested(path: string, hash: string | undefined): string {
    const { anchors } = this.#pages.get(path) ?? {};
    const anchor = hash && anchors ? (nearestName(hash, anchors) ?? '') : hash;
    return anchor ? `${path}#${anchor}` : path;
  }

  #missingPage(address: string, path: string, hash: string | undefined): ProblemText {
    const redirect = ownValue(this.#redirects, path);
    if (redirect)
      return {
        message: `\`${address}\` is a redirect.`,
        hint: `Write its target: \`${redirect.to.includes('#') ? redirect.to : this.suggested(redirect.to, hash)}\`.`,
      };
    const plain = plainPath(path);
    if (plain !== path && this.#pages.has(plain)) {
      const why = path.startsWith(DOCS_PREFIX) ? `Leave out ${DOCS_PREFIX}: ` : 'Write ';
      return {
        message: `\`${address}\` is not how this page is linked.`,
        hint: `${why}\`${this.suggested(plain, hash)}\`.`,
      };
    }
    const nearest = this.#nearestPath(plain);
    return {
      message: `There is no page \`${path}\`.`,
      hint: nearest
        ? `Did you mean \`${this.suggested(nearest, hash)}\`?`
        : 'Write the address of a page, from the root of the site and without /docs.',
    };
  }

  #nearestPath(path: string): string | undefined {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const otherVersions = [path.replace(AFTER, '$1/$3$2'), path.replace(VERSION, '$1')];
    return (
      otherVersions.find((other) => other !== path && this.#pages.has(other)) ??
      nearestName(path, this.paths) ??
      (name ? this.paths.find((other) => other.endsWith(`/${name}`)) : undefined)
    );
  }
}

const LISTED_ANCHORS = 6;
const shortList = (names: readonly string[]): string =>
  `${names
    .slice(0, LISTED_ANCHORS)
    .map((name) => `#${name}`)
    .join(', ')}${names.length > LISTED_ANCHORS ? ', …' : ''}`;
