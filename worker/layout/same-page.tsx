import { Fragment } from 'react';
import { FRAME_IDS } from '#client/contracts/frame-ids.ts';
import type { PageView } from '#worker/page/page-view.ts';
import type { ReferenceLinks } from '#worker/page/reference-links.ts';
import { Icon } from './icon.tsx';

/** Links to the same subject in the other libraries. */
export const SamePage = ({ sdks }: Pick<ReferenceLinks, 'sdks'>) => (
  <p className="same-page">
    Same page in:
    {sdks.map(({ sdk, label, href, isCurrent, isCounterpart, sections }, index) => (
      <Fragment key={sdk}>
        {index > 0 && <span aria-hidden="true">·</span>}
        {isCurrent ? (
          <strong>{label}</strong>
        ) : (
          <a href={href} data-sections={sections}>
            {isCounterpart ? label : `${label} (start page)`}
          </a>
        )}
      </Fragment>
    ))}
  </p>
);

/** A notice on each reference page. It shows only if the address contains its anchor; see `SameSubject`. */
export const NoCounterpart = ({
  version,
  isStart,
}: Pick<PageView, 'version'> & Pick<ReferenceLinks, 'isStart'>) => {
  const { currentSdkLabel, currentVersion, isNotLatest } = version;
  const name = isNotLatest ? `${currentSdkLabel} ${currentVersion}` : currentSdkLabel;
  return (
    <div className="notice notice-no-counterpart" id={FRAME_IDS.noCounterpart} role="note">
      <Icon name="note" />
      <p>
        What you were reading has no counterpart here: this is the {isStart ? 'start' : 'same page'} of the{' '}
        {name} reference.
      </p>
    </div>
  );
};
