import { anchor } from './anchor.tsx';
import { badge } from './badge.tsx';
import { becomes } from './becomes.tsx';
import { buildVocabulary } from './build-vocabulary.ts';
import { bySdk, sdk } from './by-sdk.tsx';
import { danger, note, preview, tip, warning } from './callout.tsx';
import { codeGroup } from './code-group.tsx';
import { codeToCloud } from './code-to-cloud.tsx';
import { comparison } from './comparison.ts';
import { deployment } from './deployments/deployment.ts';
import { deploys } from './deployments/deploys.tsx';
import { diagram } from './diagram/diagram.tsx';
import { guide, guides } from './guides.tsx';
import { br, details, kbd, sub, summary, sup } from './html-elements.tsx';
import { image } from './image.tsx';
import { measurements } from './measurements.ts';
import { moved } from './moved.ts';
import { properties, property } from './properties.tsx';
import { command, commands, flags } from './records/commands.ts';
import { configurationKeys } from './records/configuration-keys.ts';
import { environmentVariables } from './records/environment-variables.ts';
import { firstReleases, previewFeatures } from './records/preview-features.ts';
import { templates } from './records/templates.ts';
import { languageVersion, languageVersions, tools } from './records/tools.ts';
import { resourceCard, resourceCards } from './resource-cards.tsx';
import { resource, resources } from './resources.tsx';
import { start } from './start.tsx';
import { step, steps } from './steps.tsx';
import { compatibilityTable } from './symbols/compatibility-table.ts';
import { languageTable } from './symbols/language-table.ts';
import { symbolChanges } from './symbols/symbol-changes.ts';
import { symbolTable } from './symbols/symbol-table.ts';
import { symbols } from './symbols/symbols.ts';

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
  Image: image,
  Diagram: diagram,
  Symbols: symbols,
  SymbolTable: symbolTable,
  SymbolChanges: symbolChanges,
  CompatibilityTable: compatibilityTable,
  LanguageTable: languageTable,
  Measurements: measurements,
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
