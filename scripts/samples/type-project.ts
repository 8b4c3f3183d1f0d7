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

/**
 * The TypeScript and JavaScript samples of a page or data file. The samples of a page are files of one project, so that
 * they may import each other. A sample joins the first project that has no file of its name yet.
 */
export const typedFiles = (source: string, samples: readonly Sample[]): TypedFile[] => {
  const taken = new Set<string>();
  const folder = sha256(source).slice(0, 16);
  return samples.flatMap((sample, index) => {
    if (!isTyped(sample)) return [];
    const { language } = sample;
    const name = fileName(sample, language) ?? `sample-${index + 1}${EXTENSIONS[language][0]}`;
    for (let turn = 1; ; turn += 1) {
      const path = posix.join(folder, `${sample.project}-${turn}`, language, name);
      if (taken.has(`${sample.version}/${path}`)) continue;
      taken.add(`${sample.version}/${path}`);
      return [{ path, version: sample.version, sample, source }];
    }
  });
};

/** The title, if it is the path of a file in the sample's language. */
const fileName = ({ title = '' }: Sample, language: TypedLanguage): string | undefined => {
  const isPath = /^[\w@][\w@./-]*$/.test(title) && !title.split('/').includes('..');
  const extensions: readonly string[] = EXTENSIONS[language];
  return isPath && extensions.includes(extname(title)) ? title : undefined;
};
