import { type KeyboardEvent, useEffect, useRef } from 'react';
import { LATEST } from '#content/messages.ts';
import type { IslandProps } from '../contracts/islands.ts';

const newestFirst = (versions: readonly string[]) =>
  versions.toSorted((a, b) => Number(b.slice(1)) - Number(a.slice(1)));

const LatestBadge = () => <span className="badge badge-latest">{LATEST}</span>;

/** Where a key leads among the links, from the one that has focus (-1: none). */
const TARGETS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

function onKeyDown(event: KeyboardEvent<HTMLDetailsElement>): void {
  const { currentTarget: details, key } = event;
  if (key === 'Escape' && details.open) {
    // Only the list closes, not the navigation panel that it stands in.
    event.preventDefault();
    details.open = false;
    details.querySelector('summary')?.focus();
    return;
  }
  const target = TARGETS[key];
  if (!target || (!details.open && key !== 'ArrowDown')) return;
  event.preventDefault();
  details.open = true;
  const links = [...details.querySelectorAll('a')];
  const at = links.findIndex((link) => link.matches(':focus'));
  links[target(at, links.length)]?.focus();
}

/**
 * Specification, section 4: version selection. A list of links that opens: it works before script and without.
 * The latest version leads to the base path, another to the path with that version.
 */
export default function VersionSelector(props: IslandProps['version-selector']) {
  const { sdkLabel, basePath, versions, currentVersion } = props;
  const details = useRef<HTMLDetailsElement>(null);
  const sorted = newestFirst(versions);
  const [latest] = sorted;

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
    // A reader may have opened it before this ran.
    <details className="version-selector" ref={details} onKeyDown={onKeyDown} suppressHydrationWarning>
      <summary>
        <span className="sr-only">{sdkLabel} version </span>
        {currentVersion}
        {currentVersion === latest && <LatestBadge />}
      </summary>
      <ul>
        {sorted.map((version) => (
          <li key={version}>
            <a
              href={version === latest ? basePath : `${basePath}/${version}`}
              aria-current={version === currentVersion ? 'true' : undefined}
            >
              {version}
              {version === latest && <LatestBadge />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
