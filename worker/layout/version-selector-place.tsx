import type { PageView } from '#worker/page/page-view.ts';
import { IslandPlace } from './place.tsx';

/** Specification, section 4: the selector stands where an SDK has two versions or more. */
export const VersionSelectorPlace = ({ version, reference }: Pick<PageView, 'version' | 'reference'>) => {
  const { currentSdkLabel, currentVersion } = version;
  if (!reference || !currentSdkLabel || !currentVersion || reference.versions.length < 2) return null;
  return (
    <IslandPlace
      name="version-selector"
      props={{ sdkLabel: currentSdkLabel, currentVersion, options: reference.versions }}
    />
  );
};
