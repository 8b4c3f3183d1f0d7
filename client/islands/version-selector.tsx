import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { IslandProps } from '#client/contracts/islands.ts';
import { isForInputMethod } from '#client/events.ts';
import { badgeClass } from '#content/badges.ts';
import { LATEST } from '#content/messages.ts';
import { ownValue } from '#content/own-value.ts';

const LatestBadge = () => <span className={badgeClass('new')}>{LATEST}</span>;

/** The index of the link that a key moves focus to, if there is one. `at` is the index of the focused link, or -1. */
const TARGETS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

const onKeyDown = (event: KeyboardEvent<HTMLDetailsElement>): void => {
  const { currentTarget: details, key, nativeEvent } = event;
  if (isForInputMethod(nativeEvent)) return;
  if (key === 'Escape' && details.open) {
    // Only the list closes, not the navigation panel around it.
    event.preventDefault();
    details.open = false;
    details.querySelector('summary')?.focus();
    return;
  }
  const target = ownValue(TARGETS, key);
  if (!target || (!details.open && key !== 'ArrowDown')) return;
  event.preventDefault();
  details.open = true;
  const links = [...details.querySelectorAll('a')];
  const at = links.findIndex((link) => link.matches(':focus'));
  links[target(at, links.length)]?.focus();
};

/**
 * The version selector (requirements, section 4). It is a list of links in a native disclosure, so it works without
 * JavaScript. Each link leads to the page's subject in that version, or to the version's start if it lacks the subject.
 */
const VersionSelector = (props: IslandProps['version-selector']) => {
  const { sdkLabel, currentVersion, options } = props;
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeFromOutside = ({ target }: Event) => {
      const list = details.current;
      if (list && target instanceof Node && !list.contains(target)) list.open = false;
    };
    const events = ['pointerdown', 'focusin'] as const;
    for (const type of events) document.addEventListener(type, closeFromOutside);
    return () => {
      for (const type of events) document.removeEventListener(type, closeFromOutside);
    };
  }, []);

  return (
    // A reader may have opened the list before hydration.
    <details
      className="dropdown version-selector"
      ref={details}
      onKeyDown={onKeyDown}
      suppressHydrationWarning
    >
      <summary>
        <span className="sr-only">{sdkLabel} version </span>
        {currentVersion}
        {options.some(({ version, isLatest }) => isLatest && version === currentVersion) && <LatestBadge />}
      </summary>
      <ul>
        {options.map(({ version, href, isLatest, isCounterpart, sections }) => (
          <li key={version}>
            {/* The behavior for same sections may have changed the address before hydration. */}
            <a
              href={href}
              data-sections={sections}
              aria-current={version === currentVersion ? 'true' : undefined}
              suppressHydrationWarning
            >
              {isCounterpart ? version : `${version} (start page)`}
              {isLatest && <LatestBadge />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
};

export default VersionSelector;
