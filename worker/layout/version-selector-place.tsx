import { SDKS } from '#content/sdks.ts';
import type { VersionContext } from '../page/version-context.ts';
import { sortVersions } from '../page/version.ts';
import { IslandPlace } from './island-place.tsx';

/** Specification, section 4: the selector stands where an SDK has two versions or more. */
export const VersionSelectorPlace = ({ version }: { version: VersionContext }) => {
  const { currentSdk, currentSdkLabel, currentVersion } = version;
  if (!currentSdk || !currentSdkLabel || !currentVersion) return null;
  const versions = sortVersions(SDKS[currentSdk].versions);
  if (versions.length < 2) return null;
  const options = versions.map((option, index) => ({
    version: option as string,
    href: `/docs/reference/${currentSdk}${index === 0 ? '' : `/${option}`}`,
    isLatest: index === 0,
  }));
  return <IslandPlace name="version-selector" props={{ sdkLabel: currentSdkLabel, currentVersion, options }} />;
};
