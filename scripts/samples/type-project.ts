import { extname, posix } from 'node:path';
import { sha256 } from '#scripts/content/files/sha256.ts';
import type { NodeVersion } from './node-packages.ts';
import type { Sample } from './sample.ts';

/** A sample as a file of a TypeScript project. */
export interface TypedFile {
  /** The path in the folder of its version. */
  path: string;
  version: NodeVersion;
  sample: Sample;
  /** The path of the page or data file. */
  source: string;
}

const EXTENSIONS = {
  typescript: ['.ts', '.tsx', '.mts'],
  javascript: ['.js', '.jsx', '.mjs'],
} as const;
type TypedLanguage = keyof typeof EXTENSIONS;

/** `true` for a sample in a language that TypeScript checks. */
const isTyped = (sample: Sample): sample is Sample & { language: TypedLanguage } =>
  !sample.fragment && Object.hasOwn(EXTENSIONS, sample.language);

/** `true` for a sample that imports the library, or another sample. Others may be for a browser. */
export const usesLibrary = (sample: Sample): boolean =>
  isTyped(sample) && /\b(?:from|import)\s*\(?\s*['"](?:@nitric\/sdk['"]|\.{1,2}\/)/.test(sample.code);

/** The files of a project at one point of its page, by language and name. */
type Stage = Map<string, Sample & { language: TypedLanguage }>;

/**
 * The TypeScript and JavaScript samples of a page or data file. The samples of a page are files of one project, so that
 * they may import each other. A sample whose name is taken begins the next stage of the project, which keeps the other files.
 */
export const typedFiles = (source: string, samples: readonly Sample[]): TypedFile[] => {
  const folder = sha256(source).slice(0, 16);
  const typed = samples.map((sample, index) => ({ sample, index }));
  const projects = new Set(samples.map(({ version, project }) => `${version} ${project}`));
  return [...projects].flatMap((project) => {
    const own = typed.filter(({ sample }) => `${sample.version} ${sample.project}` === project);
    const after = stagesOf(own.filter(({ sample }) => !sample.isBefore));
    const before = stagesOf(
      own.filter(({ sample }) => sample.isBefore),
      after[0],
    );
    return [...after, ...before].flatMap((stage, number) =>
      [...stage].map(([name, sample]) => ({
        path: posix.join(folder, `${sample.project}-${number + 1}`, name),
        version: sample.version,
        sample,
        source,
      })),
    );
  });
};

/** Puts each sample into the first stage without a file of its name. Files that others may import stay until they change. */
const stagesOf = (
  samples: readonly { sample: Sample; index: number }[],
  start: Stage = new Map(),
): Stage[] => {
  const stages: Stage[] = [];
  for (const { sample, index } of samples) {
    if (!isTyped(sample)) continue;
    const { language } = sample;
    const file = fileName(sample, language) ?? `sample-${index + 1}${EXTENSIONS[language][0]}`;
    const name = posix.join(language, file);
    const stage = stages.find((other) => !other.has(name));
    if (stage) stage.set(name, sample);
    else stages.push(new Map([[name, sample]]));
  }
  for (const [number, stage] of stages.entries())
    for (const [name, sample] of stages[number - 1] ?? start)
      if (!stage.has(name) && fileName(sample, sample.language)) stage.set(name, sample);
  return stages;
};

/** The title, if it is the path of a file in the sample's language. */
const fileName = ({ title = '' }: Sample, language: TypedLanguage): string | undefined => {
  const isPath = /^[\w@][\w@./-]*$/.test(title) && !title.split('/').includes('..');
  const extensions: readonly string[] = EXTENSIONS[language];
  return isPath && extensions.includes(extname(title)) ? title : undefined;
};
