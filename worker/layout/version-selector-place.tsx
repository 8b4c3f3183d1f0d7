import { SDKS } from '#content/sdks.ts';
import type { VersionContext } from '../page/version-context.ts';
import { IslandPlace } from './island-place.tsx';

/** Specification, section 4: the selector stands where an SDK has two versions or more. */
export const VersionSelectorPlace = ({ version }: { version: VersionContext }) => {
  const { currentSdk, currentSdkLabel, currentVersion } = version;
  if (!currentSdk || !currentSdkLabel || !currentVersion) return null;
  const { versions } = SDKS[currentSdk];
  if (versions.length < 2) return null;
  return (
    <IslandPlace
      name="version-selector"
      props={{
        sdkLabel: currentSdkLabel,
        basePath: `/docs/reference/${currentSdk}`,
        versions,
        currentVersion,
      }}
    />
  );
};
