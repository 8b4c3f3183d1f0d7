import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stampOf } from '#scripts/content/files/stamp-of.js';

/**
 * A command in a few files of JavaScript.
 * @typedef {object} Bundle
 * @property {string} folder Relative to the project's root. It is as deep as the folders in `scripts`.
 * @property {Record<string, string>} stamps Of the files that the bundle is made from, and of its own.
 */

/** @param {string} name The name of the command. */
export const bundleFile = (name) => `.cache/${name}.bundle`;

/**
 * The bundle of a command, unless one of its files has changed since it was made.
 * @param {string} projectRoot
 * @param {string} name
 * @returns {Bundle | undefined}
 */
export const freshBundle = (projectRoot, name) => {
  try {
    const [hash, text = ''] = readFileSync(join(projectRoot, bundleFile(name)), 'utf8').split('\n');
    if (createHash('sha256').update(text).digest('hex') !== hash) return undefined;
    /** @type {Bundle} */
    const bundle = JSON.parse(text);
    const isUnchanged = Object.entries(bundle.stamps).every(
      ([file, stamp]) => stampOf(join(projectRoot, file)) === stamp,
    );
    return isUnchanged ? bundle : undefined;
  } catch {
    return undefined;
  }
};
