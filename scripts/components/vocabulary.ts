import { nearestName } from '#scripts/content/problems/problem.ts';
import type { AuthorComponent, Vocabulary } from '#scripts/content/tree/define-component.ts';
import { becomes } from './becomes.tsx';
import { danger, image, note, preview, step, steps, tip, warning } from './blocks.tsx';
import { bySdk, sdk } from './by-sdk.tsx';
import { guide, guides, resourceCard, resourceCards } from './cards.tsx';
import { codeGroup } from './code-group.tsx';
import { deployment, terraformTypes } from './deployment-tables.tsx';
import { deploys } from './deploys.tsx';
import { diagram } from './diagram/diagram.tsx';
import { codeToCloud, resource, resources, start } from './home.tsx';
import { br, details, HTML_HINTS, kbd, sub, summary, sup } from './html-elements.tsx';
import { anchor, badge, moved } from './inline.tsx';
import { properties, property } from './properties.tsx';
import { comparison } from './records/comparison.ts';
import { configurationKeys } from './records/key-list.ts';
import { buildingBlockTable, compatibilityTable, languageTable } from './records/library-tables.ts';
import {
  command,
  commands,
  environmentVariables,
  firstReleases,
  flags,
  languageVersion,
  languageVersions,
  previewFeatures,
  templates,
  tools,
} from './records/record-tables.ts';
import { symbolChanges } from './symbols/changes.tsx';
import { symbolTable } from './symbols/symbol-table.tsx';
import { symbols } from './symbols/symbols.tsx';

/** Advice for components of other documentation tools that have no counterpart here. */
const OTHER_HINTS: Readonly<Record<string, string>> = { FileTree: 'Write a `text` code block.' };

/** The vocabulary of the given components. */
export const buildVocabulary = (components: Readonly<Record<string, AuthorComponent>>): Vocabulary => {
  const definitions = new Map(Object.entries(components));
  const names = [...definitions.keys()];
  const entries = [...definitions];
  const aliases = new Map(
    entries.flatMap(([name, { aliases = [] }]) => aliases.map((alias) => [alias, name] as const)),
  );
  const elementHints = new Map([
    ...HTML_HINTS,
    ...entries.flatMap(([, { replaces = {} }]) => Object.entries(replaces)),
  ]);
  const hints = new Map([...elementHints, ...Object.entries(OTHER_HINTS)]);

  return {
    definitionOf: (name) => definitions.get(name),
    isHtmlElement: (name) => elementHints.has(name) || (isElementName(name) && definitions.has(name)),
    unknownTagHint: (name) => {
      if (!name) return 'Remove the tags.';
      const hint = hints.get(name);
      if (hint) return hint;
      // A single capital letter is usually a type parameter in prose, as in `List<T>`.
      if (/^[A-Z]\d?$/.test(name)) return `Write it in backticks, or \`\\<${name}>\`.`;
      const isElement = isElementName(name);
      const lower = name.toLowerCase();
      if (isElementName(lower) && definitions.has(lower)) return `Did you mean \`<${lower}>\`?`;
      const known = isElement ? names : names.filter((other) => !isElementName(other));
      const meant = aliases.get(name) ?? nearestName(name, known);
      if (meant) return `Did you mean \`<${meant}>\`?`;
      return isElement
        ? 'Remove the tags and write plain Markdown.'
        : 'Write plain Markdown, or one of the components in content/README.md.';
    },
  };
};

/** HTML elements have names in lower case. */
const isElementName = (name: string): boolean => /^[a-z]/.test(name);

/** The names that an author may write between angle brackets, each with its definition. */
export const COMPONENTS = {
  Note: note,
  Tip: tip,
  Warning: warning,
  Danger: danger,
  Preview: preview,
  Properties: properties,
  Property: property,
  CodeGroup: codeGroup,
  BySdk: bySdk,
  Sdk: sdk,
  ResourceCards: resourceCards,
  ResourceCard: resourceCard,
  Guides: guides,
  Guide: guide,
  Start: start,
  CodeToCloud: codeToCloud,
  Resources: resources,
  Resource: resource,
  Steps: steps,
  Step: step,
  Anchor: anchor,
  Moved: moved,
  Badge: badge,
  Becomes: becomes,
  Deploys: deploys,
  Deployment: deployment,
  TerraformTypes: terraformTypes,
  Image: image,
  Diagram: diagram,
  Symbols: symbols,
  SymbolTable: symbolTable,
  SymbolChanges: symbolChanges,
  BuildingBlockTable: buildingBlockTable,
  CompatibilityTable: compatibilityTable,
  LanguageTable: languageTable,
  Comparison: comparison,
  Commands: commands,
  Command: command,
  Flags: flags,
  ConfigurationKeys: configurationKeys,
  EnvironmentVariables: environmentVariables,
  Templates: templates,
  Tools: tools,
  LanguageVersions: languageVersions,
  LanguageVersion: languageVersion,
  PreviewFeatures: previewFeatures,
  FirstReleases: firstReleases,
  // These HTML elements have no Markdown equivalent.
  br,
  kbd,
  sub,
  sup,
  details,
  summary,
};

/** The site's vocabulary. */
export const VOCABULARY = buildVocabulary(COMPONENTS);
