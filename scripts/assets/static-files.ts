import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { SINGLE_RUN } from '#scripts/steps/step.ts';

export interface IconFile {
  /** The file's name without `.svg`. */
  name: string;
  svg: string;
}

const FOLDER = 'client/assets';
/** The font's source file. Style sheets and assets call it `font.woff2`. */
const FONT = 'atkinson-hyperlegible-next.woff2';

const requiredFile = async (projectRoot: string, name: string): Promise<Uint8Array> => {
  try {
    return await readFile(join(projectRoot, FOLDER, name));
  } catch (cause) {
    const file = `${FOLDER}/${name}`;
    const message = `${file} is missing: the site cannot be built without it. Restore it: git restore ${file}`;
    throw new Error(message, { cause });
  }
};

const readIcons = async (projectRoot: string): Promise<IconFile[]> => {
  const folder = join(projectRoot, FOLDER, 'icons');
  const files = await readdir(folder).catch((): string[] => []);
  const icons = files.filter((file) => file.endsWith('.svg'));
  if (icons.length === 0)
    throw new Error(`${FOLDER}/icons has no .svg files. Restore them: git restore ${FOLDER}/icons`);
  return await Promise.all(
    icons.map(async (file) => ({
      name: basename(file, '.svg'),
      svg: await readFile(join(folder, file), 'utf8'),
    })),
  );
};

interface StaticFile {
  name: string;
  bytes: Uint8Array;
}

/** Reads the files that are served unchanged, and the icons. The error for a missing file names its path. */
export const readStaticFiles = async (
  projectRoot: string,
  { reads } = SINGLE_RUN,
): Promise<{
  font: StaticFile;
  favicon: StaticFile;
  socialCard: StaticFile;
  icons: IconFile[];
}> => {
  reads([`${FOLDER}/**`]);
  const read = async (name: string) => ({ name, bytes: await requiredFile(projectRoot, name) });
  return {
    font: { ...(await read(FONT)), name: 'font.woff2' },
    favicon: await read('favicon.svg'),
    socialCard: await read('social-card.png'),
    icons: await readIcons(projectRoot),
  };
};
