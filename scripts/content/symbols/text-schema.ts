import * as v from 'valibot';
import { SAMPLE_LANGUAGES, type SampleLanguage } from '#content/sdks.ts';

/** One line of text. */
export const line = v.pipe(
  v.string('must be text: put it in quotes'),
  v.trim(),
  v.nonEmpty('is empty'),
  v.regex(/^[^\n]*$/, 'must be one line'),
);

/** One sentence of Markdown. Periods inside code do not count. */
export const sentence = v.pipe(
  line,
  v.check(
    (text) => /^(?:[^.!?]|[.!?](?! ))*[.!?]$/.test(text.replaceAll(/`[^`]*`/g, '`')),
    'must be one sentence with its period; more belongs in `details`',
  ),
);

/** Text of several lines. */
export const block = v.pipe(
  v.string('must be text: write `|` and the lines below it'),
  v.trimEnd(),
  v.nonEmpty('is empty'),
);

/** A name in an address, such as `bucket-on`. */
export const anchor = v.pipe(
  line,
  v.regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'must be lowercase words joined by hyphens'),
);

/** A language that samples are written in. */
export const language = v.picklist(
  Object.keys(SAMPLE_LANGUAGES) as [SampleLanguage, ...SampleLanguage[]], // the keys are typed
);

/** A complete sample in the library's main language, or one for each language. */
export const sample = v.union([block, v.record(language, block)], 'must be code, or code by language');
