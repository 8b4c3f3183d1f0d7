/** @jsxRuntime automatic @jsxImportSource preact */

import { MARKUP } from '#client/contracts/markup.ts';
import { code, paragraph, phrasing, text } from '#scripts/components/markdown-nodes.ts';
import { brokenInWords } from '#scripts/content/render/code-in-text.tsx';
import { definePart } from '#scripts/content/tree/define-part.ts';

/** A symbol with its heading. In a wide window, its sample is next to its text. */
export const entryPart = definePart<{ isMember: boolean }>('SymbolEntry', {
  html: ({ props, children }) => (
    <div class={props.isMember ? `${MARKUP.entry} entry-member` : MARKUP.entry}>{children}</div>
  ),
});

/** A list of what the library lacks. */
export const absentPart = definePart('SymbolsAbsent', {
  html: ({ children }) => <div class={`${MARKUP.entry} entries-absent`}>{children}</div>,
});

export const textPart = definePart('SymbolText', { html: ({ children }) => <div>{children}</div> });

export const samplePart = definePart('SymbolSample', {
  html: ({ children }) => <div class="entry-sample">{children}</div>,
});

/** The letters of a title that fit on a line of a phone. Those of a method or a declaration are smaller. */
const LONGEST_TITLE_CHARACTERS = 24;
const LONGEST_METHOD_CHARACTERS = 32;

/** The title of an entry. Its only child is the title as text. */
export const titlePart = definePart<{ owner: string | undefined; name: string }>('SymbolTitle', {
  html: ({ props: { owner, name } }) =>
    owner ? (
      <code>
        <span class="entry-owner">{owner}.</span>
        {owner.length + name.length < LONGEST_METHOD_CHARACTERS ? '' : <wbr />}
        {name}
      </code>
    ) : (
      <code>{name.length > LONGEST_TITLE_CHARACTERS ? brokenInWords(name) : name}</code>
    ),
  markdown: ({ props: { owner, name } }) => [code(`${owner ? `${owner}.` : ''}${name}`)],
});

/** A declaration. Its only child is a code block. The declaration of a type adds nothing to its name for the search. */
export const signaturePart = definePart<{ isSearchable: boolean }>('SymbolSignature', {
  html: ({ node: { children } }) => {
    const [code] = children;
    const html = (code?.type === 'code' && code.data?.sample?.html) || '';
    // A line that wraps is indented from the second row on.
    const lines = html.replace(/^.*$/gm, (line) => `<span class="${MARKUP.line}">${breakable(line)}</span>`);
    return (
      <pre class="signature">
        <code dangerouslySetInnerHTML={{ __html: lines }} />
      </pre>
    );
  },
  search: ({ props, children }) => (props.isSearchable ? [...children] : []),
});

/** A line with more letters between two spaces than fit on a phone may break after a bracket. */
const breakable = (line: string): string =>
  line
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&[a-z]+;/g, '.')
    .split(' ')
    .some((word) => word.length > LONGEST_METHOD_CHARACTERS)
    ? line.replaceAll(/(?:[([]|&lt;)(?=[^\s()[\]])/g, '$&<wbr>')
    : line;

/** Facts about a symbol's history, below its heading. */
export const notesPart = definePart('SymbolNotes', {
  html: ({ children }) => <p class="entry-notes">{children}</p>,
  markdown: ({ children }) => [paragraph(...phrasing(children))],
});

export const notePart = definePart<{ kind: 'since' | 'deprecated' }>('SymbolNote', {
  html: ({ props, children }) => (
    <span class={props.kind === 'deprecated' ? 'badge badge-deprecated' : 'badge'}>{children}</span>
  ),
  markdown: ({ children }) => [{ type: 'strong', children: phrasing(children) }, text('.')],
});

/** A sample that readers open. */
export const foldedSamplePart = definePart('SymbolFoldedSample', {
  html: ({ children }) => (
    <details class="folded-sample">
      <summary>Sample</summary>
      {children}
    </details>
  ),
});
