import { SAMPLE_LANGUAGES } from './sdks.ts';

/** What a reader chooses once for every code group of the site. The values are closed: CSS has a rule for each. */
export const CHOICES = {
  language: SAMPLE_LANGUAGES,
  os: { macos: 'macOS', windows: 'Windows', linux: 'Linux' },
  'package-manager': {
    npm: 'npm',
    yarn: 'Yarn',
    pnpm: 'pnpm',
    bun: 'Bun',
    pip: 'pip',
    pipenv: 'Pipenv',
    uv: 'uv',
    poetry: 'Poetry',
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>;
export type ChoiceKind = keyof typeof CHOICES;
