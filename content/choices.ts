import { CLOUDS, type CloudName } from './clouds.ts';
import { SAMPLE_LANGUAGES } from './sdks.ts';

interface Choice {
  /** The name of the kind. Screen readers announce it before the tabs. */
  label: string;
  /** The label of each value, in the order of tabs. */
  values: Readonly<Record<string, string>>;
}

/**
 * The choices that a reader makes once for the whole site. Kinds and values are closed lists, because CSS has
 * a rule for each value. A new kind needs a record here and a line in `content/README.md`.
 */
export const CHOICES = {
  language: { label: 'Language', values: SAMPLE_LANGUAGES },
  os: { label: 'Operating system', values: { macos: 'macOS', windows: 'Windows', linux: 'Linux' } },
  cloud: {
    label: 'Cloud',
    values: {
      aws: CLOUDS.aws.label,
      gcp: CLOUDS.gcp.label,
      azure: CLOUDS.azure.label,
    } satisfies Record<CloudName, string>,
  },
  'package-manager': {
    label: 'Package manager',
    values: {
      npm: 'npm',
      yarn: 'Yarn',
      pnpm: 'pnpm',
      bun: 'Bun',
      pip: 'pip',
      pipenv: 'Pipenv',
      uv: 'uv',
      poetry: 'Poetry',
    },
  },
} as const satisfies Readonly<Record<string, Choice>>;
export type ChoiceKind = keyof typeof CHOICES;
