import { RunbookError } from '#scripts/terminal/runbook.ts';

/** The bindings in wrangler.toml that refer to a resource in the account, each with the field that contains its id. */
const ID_FIELDS = { PAGES: 'id', SIGNALS: 'database_id' } as const;

export type ResourceBinding = keyof typeof ID_FIELDS;

/** Adds the id below its binding in the text of wrangler.toml and keeps comments. wrangler does not edit such files. */
export const withResourceId = (toml: string, binding: ResourceBinding, id: string): string => {
  const line = new RegExp(`^([ \\t]*)binding[ \\t]*=[ \\t]*"${binding}"[ \\t]*$`, 'm');
  if (!line.test(toml)) {
    throw new RunbookError(
      'noBinding',
      `it has no line binding = "${binding}".`,
      `Put it back, with ${ID_FIELDS[binding]} = "${id}" below it, and run the same command again.`,
    );
  }
  return toml.replace(line, (found, indent: string) => `${found}\n${indent}${ID_FIELDS[binding]} = "${id}"`);
};
