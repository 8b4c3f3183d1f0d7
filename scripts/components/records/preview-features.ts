import * as v from 'valibot';
import { PREVIEW_FEATURES, type PreviewFeature } from '#content/configuration/preview-features.ts';
import { code, linkTo, text } from '#scripts/components/markdown-nodes.ts';
import { featureRecord, releasesRecord } from '#scripts/content/records/record-names.ts';
import { defineExpansion } from '#scripts/content/tree/define-expansion.ts';
import { lineOf, recordTable } from './record-table.ts';

const ISSUES = 'https://github.com/nitrictech/nitric/issues';
const FEATURES: readonly PreviewFeature[] = PREVIEW_FEATURES;

/** A table of the flags for `preview` in nitric.yaml. */
export const previewFeatures = defineExpansion({
  props: {},
  place: 'block',
  content: 'none',
  expand: (view) => {
    const rows = FEATURES.map(({ flag, feature, since = '', issue }) => ({
      record: featureRecord(flag),
      cells: [
        [code(flag)],
        lineOf(feature, view),
        [text(since)],
        [issue ? linkTo(`${ISSUES}/${issue}`, text(`nitric#${issue}`)) : linkTo(ISSUES, text('Issues'))],
      ],
    }));
    return [recordTable(['Flag', 'Feature', 'CLI', 'Feedback'], rows)];
  },
});

const FLAGS = PREVIEW_FEATURES.flatMap((feature) => ('firstReleases' in feature ? feature.flag : []));

/** A table of the first releases of libraries and providers with a preview feature. */
export const firstReleases = defineExpansion({
  props: { flag: v.picklist(FLAGS) },
  place: 'block',
  content: 'none',
  expand: ({ props, ...view }) => {
    const releases = FEATURES.find(({ flag }) => flag === props.flag)?.firstReleases ?? {};
    const rows = Object.entries(releases).map(([part, release]) => ({
      record: releasesRecord(props.flag),
      cells: [lineOf(part, view), [text(release)]],
    }));
    return [recordTable(['Part', 'First version'], rows)];
  },
});
