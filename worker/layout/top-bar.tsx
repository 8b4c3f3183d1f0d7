import { blockIcon } from '#client/contracts/icons.ts';
import { FRAME_IDS, MARKUP } from '#client/contracts/markup.ts';
import { type HostedSearch, SEARCH_FORM, SEARCH_PAGE_PATH } from '#client/contracts/search.ts';
import { withHue } from '#content/building-blocks.ts';
import { CHOICES } from '#content/choices.ts';
import { SEARCH_INPUT_CHARACTERS } from '#content/limits.ts';
import { STAR_ON_GITHUB, TOGGLE_NAVIGATION } from '#content/messages.ts';
import { HELP, TOP_BAR_SECTIONS } from '#content/navigation/sections.ts';
import { languageOfSdk, type SdkSlug } from '#content/sdks.ts';
import { LINKS, PRODUCT_NAME } from '#content/site.ts';
import { currentSection } from '#worker/model/menus.ts';
import { Icon } from './html.tsx';

interface TopBarProps {
  href: string;
  languages: LanguageChoiceProps;
  hostedSearch: HostedSearch | undefined;
  /** The address of the form for a new issue. */
  newIssue: string;
}

/** The content of the top bar (requirements, section 2). */
export const TopBar = ({ href, languages, hostedSearch, newIssue }: TopBarProps) => (
  <>
    <button
      className="menu-button"
      type="button"
      popoverTarget={FRAME_IDS.navigation}
      aria-label={TOGGLE_NAVIGATION}
    >
      <Icon name="menu" />
    </button>
    <a className="logo" translate="no" href="/docs" aria-label={`${PRODUCT_NAME} documentation home`}>
      <Icon name="logo" className="logo-mark" />
      <span>{PRODUCT_NAME}</span>
    </a>
    <nav className={withHue('top-links', blockIcon(href))} aria-label="Main">
      <SectionLinks href={href} sections={TOP_BAR_SECTIONS} />
    </nav>
    <LanguageChoice {...languages} />
    <form
      className={MARKUP.searchControl}
      role="search"
      action={SEARCH_PAGE_PATH}
      {...{
        [SEARCH_FORM.hosted]: hostedSearch && JSON.stringify(hostedSearch),
        [SEARCH_FORM.newIssue]: newIssue,
      }}
    >
      <label className="sr-only" htmlFor={FRAME_IDS.searchInput}>
        Search the documentation
      </label>
      <Icon name="search" />
      <input
        id={FRAME_IDS.searchInput}
        type="search"
        name="q"
        maxLength={SEARCH_INPUT_CHARACTERS}
        placeholder="Search"
        autoComplete="off"
        aria-keyshortcuts="Control+K Meta+K"
      />
    </form>
    <a className={`top-action ${MARKUP.searchLink}`} href={SEARCH_PAGE_PATH} aria-label="Search">
      <Icon name="search" />
    </a>
    <a className="top-action star" href={LINKS.star}>
      <Icon name="star" />
      <span>{STAR_ON_GITHUB}</span>
    </a>
    <a className="top-action chat" href={LINKS.chat} aria-label="Community chat">
      <Icon name="chat" />
    </a>
    <a
      className="top-action help"
      href={HELP.href}
      aria-label={HELP.title}
      aria-current={currentSection(href) === HELP ? 'true' : undefined}
    >
      <Icon name="faq" />
    </a>
    <button className={MARKUP.themeToggle} type="button" aria-pressed="false" aria-label="Dark mode">
      <Icon name="sun" className="sun" />
      <Icon name="moon" className="moon" />
    </button>
  </>
);

interface SectionLinksProps {
  href: string;
  sections: typeof TOP_BAR_SECTIONS;
}

/** Links to the main sections. The link to the current page's section is marked. */
export const SectionLinks = ({ href, sections }: SectionLinksProps) => (
  <ul>
    {sections.map((section) => (
      <li key={section.href}>
        <a href={section.href} aria-current={section === currentSection(href) ? 'true' : undefined}>
          {section.title}
        </a>
      </li>
    ))}
  </ul>
);

export interface LanguageChoiceProps {
  /** The library of the reference that the page belongs to. */
  sdk: SdkSlug | undefined;
  /** The first library that the page depends on. */
  samplesSdk: SdkSlug | undefined;
}

/**
 * The control in which readers choose one language for the whole site. The choice is only an attribute of `html`, so a native
 * control with a behavior is enough. In the reference of `sdk`, it shows a language of that library and leads to the others.
 * Elsewhere it shows the reader's choice, or else what the samples begin with, or that the page is the same in all languages.
 * Styles hide it if scripts are off. `autoComplete` is off because the browser must not restore an old choice.
 */
export const LanguageChoice = ({ sdk, samplesSdk }: LanguageChoiceProps) => (
  <label className={MARKUP.languageChoice}>
    <span className="sr-only">Your language</span>
    <select
      autoComplete="off"
      data-sdk={sdk}
      defaultValue={languageOfSdk(sdk ?? samplesSdk) ?? ''}
      translate="no"
    >
      {!sdk && !samplesSdk && (
        <option value="" hidden>
          Language
        </option>
      )}
      {Object.entries(CHOICES.language.values).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  </label>
);
