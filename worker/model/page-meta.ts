import * as v from 'valibot';

const DESCRIPTION_CHARACTERS = { least: 60, most: 160 } as const;

/** `true` for a text with marks of Markdown, which readers see where a text is plain. */
export const hasMarkdown = (text: string): boolean => /`|\*\*|\]\(/.test(text);

const text = v.pipe(
  v.string('must be text: put it in quotes'),
  v.trim(),
  v.nonEmpty('is empty'),
  v.check((value) => !value.includes('\n'), 'must be on one line'),
  v.check((value) => !hasMarkdown(value), 'contains Markdown, which readers would see as it is written'),
  v.check(
    (value) => !/^[“”„][^“”„]*[“”]$|^[‘’‚][^‘’‚]*[‘’]$/.test(value),
    'is in curly quotes, which readers would see',
  ),
);

/**
 * The fields of a page's front matter. The schema of a field defines its default, its checks, and whether it is required.
 * The field's name precedes each message of a check. `hint` tells the author what to write instead.
 */
export const frontMatter = v.object({
  title: v.pipe(text, v.metadata({ hint: 'Write the heading of the page as plain text: `title: Storage`.' })),
  description: v.pipe(
    text,
    v.maxLength(
      DESCRIPTION_CHARACTERS.most,
      ({ input }) => `has ${input.length} characters, and may have ${DESCRIPTION_CHARACTERS.most}`,
    ),
    v.minLength(
      DESCRIPTION_CHARACTERS.least,
      ({ input }) => `has ${input.length} characters, and needs ${DESCRIPTION_CHARACTERS.least}`,
    ),
    v.metadata({
      hint: `Write one sentence of ${DESCRIPTION_CHARACTERS.least} to ${DESCRIPTION_CHARACTERS.most} characters that says what the page is good for.`,
    }),
  ),
  title_meta: v.pipe(
    v.exactOptional(text),
    v.metadata({ hint: 'Write the title that the browser tab shows, or leave the line out.' }),
  ),
  keywords: v.pipe(
    v.exactOptional(v.array(v.tuple([text, text]), 'must have an anchor and words on each line')),
    v.metadata({
      hint: 'Write the anchor of a section, or `overview`, and its words: `events: watch listen`.',
    }),
  ),
});

/** The validated front matter of a page (requirements, section 3: page props), without what only the search reads. */
export type PageMeta = Omit<v.InferOutput<typeof frontMatter>, 'keywords'>;
