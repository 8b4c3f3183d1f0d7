import { nearestName } from '#scripts/content/problems/nearest-name.ts';
import type { AuthorComponent } from '#scripts/content/tree/component.ts';
import type { Vocabulary } from '#scripts/content/tree/vocabulary.ts';
import { HTML_CURES } from './html-cures.ts';

/** Advice for components of other documentation tools that have no counterpart here. */
const OTHER_CURES: Readonly<Record<string, string>> = { FileTree: 'Write a `text` code block.' };

/** The vocabulary of the given components. Throws if a definition names a component that is not among them. */
export const buildVocabulary = (components: Readonly<Record<string, AuthorComponent>>): Vocabulary => {
  const definitions = new Map(Object.entries(components));
  checkNames(definitions);
  const names = [...definitions.keys()];
  const entries = [...definitions];
  const aliases = new Map(
    entries.flatMap(([name, { aliases = [] }]) => aliases.map((alias) => [alias, name] as const)),
  );
  const elementCures = new Map([
    ...Object.entries(HTML_CURES),
    ...entries.flatMap(([, { replaces = {} }]) => Object.entries(replaces)),
  ]);
  const cures = new Map([...elementCures, ...Object.entries(OTHER_CURES)]);

  return {
    definitionOf: (name) => definitions.get(name),
    isHtmlElement: (name) => elementCures.has(name) || (isElementName(name) && definitions.has(name)),
    unknownTagCure: (name) => {
      if (!name) return 'Remove the tags.';
      const cure = cures.get(name);
      if (cure) return cure;
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

const checkNames = (definitions: ReadonlyMap<string, AuthorComponent>): void => {
  for (const [name, { content, parents = [] }] of definitions) {
    for (const other of [...parents, ...(typeof content === 'object' ? content : [])]) {
      if (!definitions.has(other))
        throw new Error(
          `The definition of <${name}> names <${other}>, which is not a component. Correct the name, or add the component to scripts/components/vocabulary.ts.`,
        );
    }
  }
};
