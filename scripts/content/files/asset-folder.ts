import { join } from 'node:path';

/** The folder of the site's assets in an out folder. */
export const assetFolder = (outFolder: string): string => join(outFolder, 'public/docs/assets');
