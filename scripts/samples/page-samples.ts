import { VOCABULARY } from '#scripts/components/vocabulary.ts';
import { readFenceMeta } from '#scripts/content/code/fence-meta.ts';
import { isLanguageName } from '#scripts/content/code/languages.ts';
import { sampleSides } from '#scripts/content/code/sample-sides.ts';
import { UPGRADE_PAGES } from '#scripts/content/code/upgrade-pages.ts';
import type { SourcePage } from '#scripts/content/page/source-page.ts';
import { parsePage } from '#scripts/content/source/parse-page.ts';
import { walk } from '#scripts/content/tree/nodes.ts';
import { parseReferencePath } from '#worker/page/reference-path.ts';
import { type NodeVersion, nodeVersion } from './node-packages.ts';
import type { Sample, SampleFile } from './sample.ts';

const ignore = () => {};

/** The code blocks of a page. The build reports what cannot be read, so it is left out here. */
export const pageSamples = ({ path, source, sourceFile }: SourcePage): SampleFile => {
  const root = parsePage(source, VOCABULARY, ignore);
  const reference = parseReferencePath(path);
  const version = nodeVersion(reference?.sdk === 'nodejs' ? reference.version : undefined);
  const samples: Sample[] = [];
  for (const node of root ? walk(root) : []) {
    if (node.type !== 'code' || !node.position || !isLanguageName(node.lang ?? '')) continue;
    const fence = readFenceMeta(node, ignore);
    const { after, before } = sampleSides(node.value, fence);
    const sample = (code: string, of: NodeVersion): Sample => ({
      code,
      language: node.lang as Sample['language'], // checked above
      title: fence.title,
      fragment: fence.fragment,
      line: (node.position?.start.line ?? 0) + 1,
      column: node.position?.start.column ?? 1,
      version: of,
      project: 'page',
    });
    samples.push(sample(after, version));
    if (before !== undefined)
      samples.push({ ...sample(before, UPGRADE_PAGES.includes(path) ? 'v0' : version), isBefore: true });
  }
  return { file: sourceFile, samples };
};
