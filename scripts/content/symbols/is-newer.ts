/** `true` if a release such as `1.10.0` came after another one of the same package. */
export const isNewer = (release: string, other: string): boolean =>
  release.localeCompare(other, 'en', { numeric: true }) > 0;
