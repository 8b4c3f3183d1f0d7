import type { Paragraph, PhrasingContent, RootContent } from 'mdast';
import * as v from 'valibot';
import { CONFIGURATION_FILES, type ConfigurationFile } from '#content/configuration.ts';
import { code, linkTo, paragraph, text } from '#scripts/components/markdown-nodes.ts';
import { rowPart, rowsPart, valueNodes } from '#scripts/components/symbols/rows.tsx';
import { type ConfigurationKey, keysOfFile } from '#scripts/content/configuration.ts';
import { didYouMeanOr } from '#scripts/content/problems/problem.ts';
import { keyRecord } from '#scripts/content/records.ts';
import { defineExpansion } from '#scripts/content/tree/define-component.ts';
import { defaultSentence, type Line, lineWith } from './record-tables.ts';

/** A list of the keys of a configuration file: all, or those in `keys`, each with the keys below it. */
export const configurationKeys = defineExpansion({
  props: {
    file: v.picklist(CONFIGURATION_FILES),
    keys: v.optional(v.pipe(v.string(), v.nonEmpty())),
  },
  check: (node, report) => {
    const { file, keys } = node.props;
    for (const path of pathsIn(keys))
      if (keysBelow(path, file).length === 0)
        report(node, `\`${path}\` is not a key of this file.`, keyHint(path, file));
  },
  expand: ({ props: { file, keys }, parse }) => {
    const chosen = keys ? pathsIn(keys).flatMap((path) => keysBelow(path, file)) : keysOfFile(file);
    const [feature] = chosen.map(({ preview }) => preview);
    const shared = chosen.every(({ preview }) => preview === feature) ? feature : undefined;
    return [
      ...(shared ? [previewSentence(shared)] : []),
      rowsPart(
        {},
        ...chosen.map((key) =>
          keyRow(key, { file, isPreviewNamed: shared !== undefined, line: lineWith(parse) }),
        ),
      ),
    ];
  },
});

const keyHint = (path: string, file: ConfigurationFile): string => {
  const paths = keysOfFile(file).map((key) => key.path);
  const blocks = paths.map((key) => key.split(/\.(?=[^.]*$)/)[0] ?? key);
  return didYouMeanOr('Write its path as in content/configuration.tsv.', path, [...paths, ...blocks]);
};

const pathsIn = (keys = ''): string[] => keys.split(/\s+/).filter(Boolean);

const keysBelow = (path: string, file: ConfigurationFile): ConfigurationKey[] =>
  keysOfFile(file).filter(
    (key) => key.path === path || key.path.startsWith(`${path}.`) || key.path.startsWith(`${path}[]`),
  );

const previewLink = (feature: string): PhrasingContent =>
  linkTo(`/reference/preview-features#${feature}`, code(feature));

const previewSentence = (feature: string): Paragraph =>
  paragraph(text('These keys need the preview feature '), previewLink(feature), text('.'));

interface RowOptions {
  file: ConfigurationFile;
  /** `true` if the text above the list names the preview feature. */
  isPreviewNamed: boolean;
  line: Line;
}

const keyRow = (key: ConfigurationKey, { file, isPreviewNamed, line }: RowOptions): RootContent => {
  const { path, type, required, default: preset, meaning, values, since, preview } = key;
  const codeOnly = preset && /^`([^`]+)`$/.exec(preset)?.[1];
  const row = rowPart(
    { id: keyAnchor(path), name: path, type, required, ...(codeOnly ? { default: codeOnly } : {}) },
    paragraph(
      ...line(meaning),
      ...(codeOnly ? [] : defaultSentence(preset, line)),
      ...(preview && !isPreviewNamed
        ? [text(' It needs the preview feature '), previewLink(preview), text('.')]
        : []),
      ...(since
        ? [text(` Since ${file === 'project' || file === 'local' ? 'CLI' : 'provider'} ${since}.`)]
        : []),
    ),
    ...valueNodes(values, line),
  );
  return { ...row, data: { ...row.data, record: keyRecord(file, key) } };
};

/** The anchor of a key: `key-apis-domains` for `apis.<name>.domains`. */
export const keyAnchor = (path: string): string =>
  `key-${path
    .replaceAll(/<[a-z]+>/g, '')
    .replaceAll(/[^a-z]+/g, '-')
    .replace(/-$/, '')}`;
