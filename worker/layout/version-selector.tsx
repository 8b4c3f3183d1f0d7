import { MARKUP } from '#client/contracts/markup.ts';
import { badgeClass } from '#content/badges.ts';
import { LATEST } from '#content/messages.ts';
import type { VersionOption } from '#worker/model/reference-links.ts';

export interface VersionSelectorProps {
  /** The SDK's label, such as `Node.js`. */
  sdkLabel: string;
  currentVersion: string;
  /** The versions of the SDK, newest first. */
  options: readonly VersionOption[];
}

/**
 * The version selector (requirements, section 4), a list of links in a native disclosure. Each link leads to the page's subject in that
 * version, or to the version's start if it lacks the subject.
 */
export const VersionSelector = ({ sdkLabel, currentVersion, options }: VersionSelectorProps) => (
  <details className={`${MARKUP.dropdown} version-selector`}>
    <summary>
      <span className="sr-only">{sdkLabel} version </span>
      {currentVersion}
      {options.some(({ version, isLatest }) => isLatest && version === currentVersion) && <LatestBadge />}
    </summary>
    <ul>
      {options.map(({ version, href, isLatest, isCounterpart, sections }) => (
        <li key={version}>
          <a
            href={href}
            data-sections={sections}
            aria-current={version === currentVersion ? 'true' : undefined}
          >
            {isCounterpart ? version : `${version} (start page)`}
            {isLatest && <LatestBadge />}
          </a>
        </li>
      ))}
    </ul>
  </details>
);

const LatestBadge = () => <span className={badgeClass('new')}>{LATEST}</span>;
