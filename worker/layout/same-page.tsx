import { FRAME_IDS } from '#client/contracts/frame-ids.ts';
import { MARKUP } from '#client/contracts/markup.ts';
import type { PageView } from '#worker/page/page-view.ts';
import type { ReferenceLinks } from '#worker/page/reference-links.ts';
import { Icon } from './icon.tsx';

/**
 * Links to the same subject in the other libraries. The language control follows them too, and therefore they include links
 * that readers do not see: those to libraries with only old versions, and all links where a notice shows them already.
 */
export const SamePage = ({ sdks }: Pick<ReferenceLinks, 'sdks'>) => (
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
