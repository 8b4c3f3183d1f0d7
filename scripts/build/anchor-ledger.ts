import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnchorLedger } from '#scripts/content/checks/check-published-anchors.ts';

/** The ledger of published anchors. Its lines are sorted. */
const FILE = 'content/published-anchors.txt';

export const readAnchorLedger = async (projectRoot: string): Promise<AnchorLedger> => {
  const text = await readFile(join(projectRoot, FILE), 'utf8');
  return { file: FILE, lines: text.split('\n') };
};

/** Adds the anchors of a build to the ledger. Returns the number of new ones. */
export const recordAnchors = async (projectRoot: string, anchors: readonly string[]): Promise<number> => {
  const { lines } = await readAnchorLedger(projectRoot);
  const addresses = lines.filter(Boolean);
  const all = [...new Set([...addresses, ...anchors])].sort();
  await writeFile(join(projectRoot, FILE), `${all.join('\n')}\n`);
  return all.length - addresses.length;
};
