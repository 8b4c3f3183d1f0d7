import GithubSlugger, { slug } from 'github-slugger';
import { FRAME_IDS } from '#client/contracts/frame-ids.ts';
import type { Place, Report } from '#scripts/content/problems/problem.ts';

const FRAME: ReadonlySet<string> = new Set(Object.values(FRAME_IDS));

const ID = /^[a-z0-9][a-z0-9._-]*$/;

/** The ids of a page. The ids of the page's frame are taken from the start. */
export class PageIds {
  readonly #taken = new Set<string>(FRAME);
  readonly #slugger = new GithubSlugger();
  readonly #report: Report;

  constructor(report: Report) {
    this.#report = report;
    for (const id of FRAME) this.#slugger.slug(id);
  }

  /** Takes the id that a heading or a component asks for. If the id is taken or invalid, reports that and returns `false`. */
  fix(id: string, place: Place): boolean {
    if (ID.test(id) && !this.#taken.has(id)) {
      this.#taken.add(id);
      this.#slugger.slug(id);
      return true;
    }
    if (this.#taken.has(id))
      this.#report(
        place,
        `The anchor \`#${id}\` is already taken${FRAME.has(id) ? " by the page's frame" : ''}.`,
        'Choose another one.',
      );
    else
      this.#report(
        place,
        `\`[#${id}]\` is not an anchor.`,
        `Write \`[#${slug(id) || 'name'}]\`: lowercase letters, digits, and hyphens.`,
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
