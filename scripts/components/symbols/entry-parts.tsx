/** @jsxRuntime automatic @jsxImportSource preact */

import { MARKUP } from '#client/contracts/markup.ts';
import { code, paragraph, phrasing, text } from '#scripts/components/markdown-nodes.ts';
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

/** The title of an entry. Its only child is the title as text. */
export const titlePart = definePart<{ owner: string | undefined; name: string }>('SymbolTitle', {
  html: ({ props: { owner, name } }) => (
    <code>
      {owner && <span class="entry-owner">{owner}.</span>}
      {name}
    </code>
  ),
  markdown: ({ props: { owner, name } }) => [code(`${owner ? `${owner}.` : ''}${name}`)],
});

/** A declaration. Its only child is a code block. The declaration of a type adds nothing to its name for the search. */
export const signaturePart = definePart<{ isSearchable: boolean }>('SymbolSignature', {
  html: ({ node: { children } }) => {
    const [code] = children;
    const html = (code?.type === 'code' && code.data?.sample?.html) || '';
    // A line that wraps is indented from the second row on.
    const lines = html.replace(/^.*$/gm, `<span class="${MARKUP.line}">$&</span>`);
    return (
      <pre class="signature">
        <code dangerouslySetInnerHTML={{ __html: lines }} />
      </pre>
    );
  },
  search: ({ props, children }) => (props.isSearchable ? [...children] : []),
});

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
