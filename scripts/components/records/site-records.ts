import { CONFIGURATION_FILES } from '#content/configuration.ts';
import { PREVIEW_FEATURES } from '#content/preview-features.ts';
import { CLI } from '#scripts/content/cli.ts';
import { ENVIRONMENT_VARIABLES, keysOfFile } from '#scripts/content/configuration.ts';
import {
  commandRecord,
  featureRecord,
  flagsRecord,
  keyRecord,
  releasesRecord,
  type SiteRecord,
  templateRecord,
  toolRecord,
  variableRecord,
} from '#scripts/content/records.ts';

/** Pages name the keys of version 0 only where readers replace them. */
const FILES = CONFIGURATION_FILES.filter((file) => file !== 'former');

/** The records in the order of their files. */
export const SITE_RECORDS: readonly SiteRecord[] = [
  ...CLI.commands.flatMap((command): SiteRecord[] => [
    { name: commandRecord(command), text: command.name, tag: '<Commands />' },
    ...(command.flags || command.arguments
      ? [{ name: flagsRecord(command), text: command.name, tag: `<Flags command="${command.name}" />` }]
      : []),
  ]),
  { name: flagsRecord(), text: '--ci', tag: '<Flags />' },
  ...ENVIRONMENT_VARIABLES.map(({ name, group, meaning }) => ({
    name: variableRecord(name),
    text: meaning,
    tag: `<EnvironmentVariables groups="${group}" />`,
  })),
  ...CLI.templates.map(({ name }) => ({ name: templateRecord(name), text: name, tag: '<Templates />' })),
  ...CLI.tools.map(({ name }) => ({ name: toolRecord(name), text: name, tag: '<Tools />' })),
  ...Object.entries(CLI.languages).map(([language, { check }]) => ({
    name: toolRecord(language),
    text: check,
    tag: '<LanguageVersions />',
  })),
  ...PREVIEW_FEATURES.flatMap((feature) => [
    { name: featureRecord(feature.flag), text: feature.flag, tag: '<PreviewFeatures />' },
    ...('firstReleases' in feature
      ? [
          {
            name: releasesRecord(feature.flag),
            text: feature.flag,
            tag: `<FirstReleases flag="${feature.flag}" />`,
          },
        ]
      : []),
  ]),
  ...FILES.flatMap((file) =>
    keysOfFile(file).map((key) => ({
      name: keyRecord(file, key),
      text: key.meaning,
      tag: `<ConfigurationKeys file="${file}" keys="${key.path}" />`,
    })),
  ),
];
