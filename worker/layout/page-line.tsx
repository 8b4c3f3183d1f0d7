import { MARKUP } from '#client/contracts/markup.ts';
import { SEARCH_PAGE_PATH } from '#client/contracts/search.ts';
import { SEARCH_INPUT_CHARACTERS } from '#content/limits.ts';
import { HELP } from '#content/navigation/sections.ts';
import { pageHref } from '#worker/model/page-path.ts';
import type { ReferenceLinks } from '#worker/model/reference-links.ts';
import type { PageView } from '#worker/page/page-view.ts';
import { Icon } from './html.tsx';

type PageLineProps = Pick<PageView, 'page' | 'version' | 'reference'>;

/**
 * A line that stays in view on reference pages in wide windows: what the page is about, or with a script the symbol in view, its
 * version, the same in the other libraries, and a filter. Troubleshooting has only the filter.
 */
export const PageLine = ({ page, version, reference }: PageLineProps) => {
  const filter = filterOf(page, version);
  if (!reference && !filter) return null;
  return (
    <div className="page-line">
      {reference && (
        <p className="page-subject">
          <span className={MARKUP.symbolName}>{page.meta.title}</span>{' '}
          <span className={version.isNotLatest ? 'page-version' : undefined}>{version.currentVersion}</span>
        </p>
      )}
      {reference && <SamePage sdks={reference.sdks} />}
      {filter && <PageFilter {...filter} />}
    </div>
  );
};

/**
 * Links to the same subject in the other libraries. The language control follows them too, and therefore they include links
 * that readers do not see: those to libraries with only old versions, and all links where a notice shows them already.
 */
const SamePage = ({ sdks }: Pick<ReferenceLinks, 'sdks'>) => (
  <p
    className={MARKUP.samePage}
    hidden={sdks.some(({ isCurrent, isSupported }) => isCurrent && !isSupported)}
  >
    <span>Same page in:</span>
    {sdks.map(({ sdk, label, href, isCurrent, isSupported, isCounterpart, sections }) =>
      isCurrent ? (
        <strong key={sdk}>{label}</strong>
      ) : (
        <a key={sdk} href={href} hidden={!isSupported} data-sdk={sdk} data-sections={sections}>
          {isCounterpart ? label : `${label} (start page)`}
        </a>
      ),
    )}
  </p>
);

interface Filter {
  label: string;
  /** The filter of the site's search that stands for the page. */
  facet: readonly [name: string, value: string];
}

/** On shorter pages, the list of sections shows all symbols at once. */
const MOST_UNFILTERED = 15;

const filterOf = (
  { path, sections }: PageView['page'],
  { currentSdk }: PageView['version'],
): Filter | undefined => {
  if (pageHref(path) === HELP.href)
    return { label: 'Paste your error message', facet: ['section', 'Support'] };
  if (currentSdk && sections.length > MOST_UNFILTERED)
    return { label: 'Filter symbols', facet: ['library', currentSdk] };
  return undefined;
};

/** A field that filters the page. Without a script, it searches the part of the site that the page belongs to. */
const PageFilter = ({ label, facet: [name, value] }: Filter) => (
  <form className={MARKUP.pageFilter} action={SEARCH_PAGE_PATH}>
    <Icon name="search" />
    <input
      type="search"
      name="q"
      aria-label={label}
      placeholder={label}
      maxLength={SEARCH_INPUT_CHARACTERS}
      autoComplete="off"
    />
    <input type="hidden" name={name} value={value} />
    <span role="status" />
  </form>
);
