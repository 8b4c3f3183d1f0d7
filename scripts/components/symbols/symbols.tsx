import type { Code, RootContent } from 'mdast';
import { MARKUP } from '#client/contracts/markup.ts';
import { namedVersion, versionTitle } from '#content/references.ts';
import { SDKS } from '#content/sdks.ts';
import { paragraph, text } from '#scripts/components/markdown-nodes.ts';
import type { SymbolEntry, SymbolFile, SymbolMember } from '#scripts/content/symbols/schema.ts';
import type { ValuePath } from '#scripts/content/symbols/site-symbols.ts';
import { isCalled } from '#scripts/content/symbols/symbols-of.ts';
import { defineExpansion, definePart } from '#scripts/content/tree/define-component.ts';
import { noteNodes } from './changes.tsx';
import { type Context, checkLocation, contextOf, referencePageOf } from './context.ts';
import { factNodes } from './facts.tsx';
import {
  type LinkedParameter,
  LONGEST_METHOD_CHARACTERS,
  linkedParameter,
  shortTitle,
  symbolTitle,
  titlePart,
} from './names.tsx';
import { foldPart, memberRows, siblingNodes } from './rows.tsx';
import { sampleNodes } from './samples.tsx';

/** @jsxRuntime automatic @jsxImportSource preact */

/** All symbols of the page's file, and what the library lacks. */
export const symbols = defineExpansion({
  check: (node, report, page) => {
    checkLocation(node, report, page);
    const found = referencePageOf(page);
    if (found && !found.library.pages.has(found.name))
      report(
        node,
        `The library has no symbols for the page \`${found.name}\`.`,
        `Add \`${found.name}.yaml\` to its folder in \`content/symbols\`, or remove \`<Symbols />\`.`,
      );
  },
  expand: (view) => {
    const context = contextOf(view);
    const file = context?.library.pages.get(context.page);
    if (!context || !file) return [];
    return [
      ...file.symbols.flatMap((symbol, index) => entries(symbol, ['symbols', index], context)),
      ...absentNodes(file, context),
    ];
  },
});

/** The entry of a top-level symbol with its properties, followed by the entries of its methods. */
const entries = (symbol: SymbolEntry, path: ValuePath, context: Context): RootContent[] => [
  entry(symbol, path, context),
  ...(symbol.members ?? []).flatMap((member, index) =>
    isCalled(member) ? entry(member, [...path, 'members', index], context, symbol) : [],
  ),
];

/** In a wide window, a symbol's sample is next to its text. On a phone, readers open what follows the summary. */
const entry = (
  symbol: SymbolEntry | SymbolMember,
  path: ValuePath,
  context: Context,
  owner?: SymbolEntry,
): RootContent => {
  const { blocks, origin } = context;
  const title = titlePart(
    { owner: owner?.name, name: shortTitle(symbol), inline: true },
    text(symbolTitle(symbol, owner)),
  );
  const more = [
    ...(symbol.details ? blocks(symbol.details, [...path, 'details']) : []),
    ...siblingNodes(symbol, path, context),
    ...factNodes(symbol, path, context),
    ...('members' in symbol ? memberRows(symbol, path, context) : []),
  ];
  const folded = [...(more.length > 0 ? [boxPart({}, ...more)] : []), ...sampleNodes(symbol, path, context)];
  return boxPart(
    { className: MARKUP.entry },
    {
      type: 'heading',
      depth: owner ? 3 : 2,
      children: [title],
      data: { id: symbol.id, origin: origin([...path, 'id']) },
    },
    boxPart(
      {},
      ...noteNodes(symbol, path, context),
      ...signatureNodes(symbol, path, context, owner),
      ...blocks(symbol.summary, [...path, 'summary']),
    ),
    // Closed only on phones. The style sheet shows its content everywhere else, so no script has to open it.
    ...(folded.length > 0 ? [foldPart({ title: 'Details' }, ...folded)] : []),
  );
};

export const boxPart = definePart<{ className?: string }>('SymbolBox', {
  html: ({ props, children }) => <div class={props.className}>{children}</div>,
});

const signatureNodes = (
  symbol: SymbolMember,
  path: ValuePath,
  context: Context,
  owner?: SymbolEntry,
): RootContent[] => {
  const { signature } = symbol;
  if (signature === undefined) return [];
  const code: Code = {
    type: 'code',
    lang: context.library.about.language,
    // A declaration without a body is not a complete program.
    meta: 'fragment',
    value: signature.trimEnd(),
    data: { origin: context.origin([...path, 'signature']), isMember: owner !== undefined },
  };
  return [
    signaturePart(
      {
        isSearchable: isCalled(symbol),
        parameters: (symbol.parameters ?? []).flatMap((_, index) => linkedParameter(symbol, index) ?? []),
      },
      code,
    ),
  ];
};

interface SignatureProps {
  isSearchable: boolean;
  parameters: readonly LinkedParameter[];
}

/** A declaration. Its only child is a code block. The declaration of a type adds nothing to its name for the search. */
const signaturePart = definePart<SignatureProps>('SymbolSignature', {
  html: ({ node, props }) => {
    const [code] = node.children;
    const html = (code?.type === 'code' && code.data?.sample?.html) || '';
    // Names have the color of the block, so they need no element.
    const colored = html.replaceAll(/<span class="v">(.*?)<\/span>/g, '$1');
    // A line that wraps is indented from the second row on.
    const lines = withParameterLinks(colored, props.parameters).replace(
      /^.*$/gm,
      (line) => `<span class="${MARKUP.line}">${breakable(line)}</span>`,
    );
    return (
      <pre class="signature">
        <code dangerouslySetInnerHTML={{ __html: lines }} />
      </pre>
    );
  },
  search: ({ props, children }) => (props.isSearchable ? [...children] : []),
});

/** The first mention of each parameter after the opening bracket links to its row. */
const withParameterLinks = (html: string, parameters: readonly LinkedParameter[]): string =>
  parameters.reduce((linked, { name, id, className }) => {
    const mention = new RegExp(`(?<=\\(.*)(?<![\\w&])${name}(?!\\w|[^<]*>)`, 's');
    return linked.replace(mention, `<a class="${className}" href="#${id}">${name}</a>`);
  }, html);

/** A line with more letters between two spaces than fit on a phone may break after a bracket. */
const breakable = (line: string): string =>
  line
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&[a-z]+;/g, '.')
    .split(' ')
    .some((word) => word.length > LONGEST_METHOD_CHARACTERS)
    ? line.replaceAll(/(?:[([]|&lt;)(?=[^\s()[\]])/g, '$&<wbr>')
    : line;

const absentNodes = ({ absent = [] }: SymbolFile, { library, origin, line }: Context): RootContent[] => {
  if (absent.length === 0) return [];
  const notes = absent.flatMap(({ id, title, instead }, index): RootContent[] => [
    {
      type: 'heading',
      depth: 3,
      children: [text(title)],
      data: { id, origin: origin(['absent', index, 'id']) },
    },
    paragraph(text(`${notIn(library)}. `), ...line(instead, ['absent', index, 'instead'])),
  ]);
  const title: RootContent = { type: 'heading', depth: 2, children: [text(notIn(library))] };
  return [boxPart({ className: `${MARKUP.entry} entries-absent` }, title, ...notes)];
};

/** "Not in the Python library". The version is named if it is an old one. */
export const notIn = ({ library: { sdk }, reference }: Context['library']): string => {
  const old = namedVersion(reference);
  return `Not in ${old ? `${versionTitle(old)} of ` : ''}the ${SDKS[sdk].label} library`;
};
