import type { PhrasingContent, RootContent } from 'mdast';
import { ownValue } from '#content/own-value.ts';
import { namedVersion } from '#content/references.ts';
import { SDKS } from '#content/sdks.ts';
import { SYMBOL_PARTS } from '#content/subjects.ts';
import {
  code,
  flow,
  joined,
  linkTo,
  linkToHref,
  list,
  listItem,
  paragraph,
  phrasing,
  text,
} from '#scripts/components/markdown-nodes.ts';
import type {
  SymbolEntry,
  SymbolError,
  SymbolMember,
  SymbolParameter,
} from '#scripts/content/symbols/schema.ts';
import { type LibrarySymbols, pageAddress, type ValuePath } from '#scripts/content/symbols/site-symbols.ts';
import { isCalled } from '#scripts/content/symbols/symbols-of.ts';
import { type ComponentNode, definePart } from '#scripts/content/tree/define-component.ts';
import type { Context } from './context.ts';
import { linkedType, typeHref, typeParts } from './linked-type.tsx';
import { type AnchoredName, type LinkedParameter, linkedParameter, withSiblings } from './names.tsx';
import { rowPart, rowsPart, valueNodes } from './rows.tsx';

/** @jsxRuntime automatic @jsxImportSource preact */

/** A symbol's parameters, result, errors, permissions, and methods, and the same symbol in the other libraries. */
export const factNodes = (
  symbol: SymbolEntry | SymbolMember,
  path: ValuePath,
  context: Context,
): RootContent[] => {
  const facts = [
    ...parameterFacts(symbol, path, context),
    ...resultFacts(symbol, path, context),
    ...errorFacts(symbol, path, context),
    ...permissionFacts(symbol),
    ...('members' in symbol ? methodFacts(symbol, path, context) : []),
    ...(isCalled(symbol) ? otherLibraryFacts(symbol, context) : []),
  ];
  return facts.length > 0 ? [listPart({ className: 'entry-facts' }, ...facts)] : [];
};

const listPart = definePart<{ className: string }>('SymbolList', {
  html: ({ props, children }) => <dl class={props.className}>{children}</dl>,
  markdown: ({ children }) => [list(children, { ordered: false })],
});

/** A fact with a label, unless there is nothing to say. */
const fact = (props: FactProps, ...children: (PhrasingContent | RootContent)[]): ComponentNode[] =>
  children.length > 0 ? [factPart(props, ...children)] : [];

interface FactProps {
  label: string;
  /** `true` for a list, which is below its label instead of next to it. */
  isWide?: boolean;
  isSearchable?: boolean;
}

const factPart = definePart<FactProps>('SymbolFact', {
  html: ({ props, children }) => (
    <div class={props.isWide ? 'entry-list' : undefined}>
      <dt>{props.label}</dt>
      <dd>{children}</dd>
    </div>
  ),
  markdown: ({ props, children }) => {
    const inline = phrasing(children);
    if (inline.length > 0) return [listItem(paragraph(text(`${props.label}: `), ...inline))];
    return [{ ...listItem(paragraph(text(`${props.label}:`)), ...flow(children)), spread: false }];
  },
  search: ({ props, children }) =>
    props.isSearchable === false ? [] : [listItem(paragraph(...phrasing(children)), ...flow(children))],
});

const parameterFacts = (symbol: SymbolMember, path: ValuePath, context: Context): ComponentNode[] => {
  const { parameters = [] } = symbol;
  if (parameters.length === 0) return [];
  const rows = parameters.map((parameter, index) =>
    parameterRow(parameter, linkedParameter(symbol, index), [...path, 'parameters', index], context),
  );
  return [factPart({ label: 'Parameters', isWide: true }, rowsPart({}, ...rows))];
};

const parameterRow = (
  { name, type, required, default: preset, meaning, values = [], callback = [] }: SymbolParameter,
  linked: LinkedParameter | undefined,
  path: ValuePath,
  context: Context,
): ComponentNode => {
  const types = callback.map((type) => linkedType(type, context));
  // A list, or a rest parameter, holds several callbacks.
  const holdsSeveral = /^(?:\.{3}|\*)/.test(name) || /\[\]|\bList\b/.test(type);
  return rowPart(
    { name, type, typeParts: typeParts(type, context), required, default: preset, parameter: linked },
    paragraph(
      ...context.line(meaning, [...path, 'meaning']),
      ...(types.length > 0
        ? [text(holdsSeveral ? ' Each gets ' : ' It gets '), ...joined(types, ' and '), text('.')]
        : []),
    ),
    ...valueNodes(values, (text, index) => context.line(text, [...path, 'values', index, 'meaning'])),
  );
};

const resultFacts = (
  { returns, type, default: preset, kind }: SymbolMember,
  path: ValuePath,
  context: Context,
): ComponentNode[] => {
  const meaning = returns?.meaning
    ? [text(': '), ...context.line(returns.meaning, [...path, 'returns', 'meaning'])]
    : [];
  return [
    ...fact(
      { label: 'Returns' },
      ...(returns ? [linkedType(returns.type, context, returns.of), ...meaning] : []),
    ),
    ...fact({ label: 'Type' }, ...(type && !isCalled({ kind }) ? [linkedType(type, context)] : [])),
    ...fact({ label: 'Default' }, ...(preset === undefined ? [] : [code(preset)])),
  ];
};

const errorFacts = ({ errors = [] }: SymbolMember, path: ValuePath, context: Context): ComponentNode[] => {
  const lines = errors.map((error, index) => errorLine(error, [...path, 'errors', index], context));
  if (lines.length < 2) return fact({ label: 'Errors' }, ...lines.flat());
  const items = lines.map((line) => listItem(paragraph(...line)));
  return fact({ label: 'Errors' }, list(items, { ordered: false }));
};

const errorLine = (error: SymbolError, path: ValuePath, context: Context): PhrasingContent[] => {
  const { library, line } = context;
  if (typeof error !== 'string')
    return [linkedType(error.name, context), text(': '), ...line(error.when, [...path, 'when'])];
  const group = ownValue(library.about.errors, error);
  if (!group) return [];
  const name = linkTo(errorAddress(group.name, context), code(group.name));
  return [name, text(': '), ...line(group.when, path)];
};

/** The entry of the error's type, or the section about errors if the type is not the library's own. */
const errorAddress = (name: string, context: Context): string => {
  const href = typeHref(/\w+$/.exec(name)?.[0] ?? '', context);
  return href === undefined
    ? `${pageAddress(context.library.reference, 'index')}#errors`
    : context.address(href);
};

const permissionFacts = ({ permissions = [] }: SymbolMember): ComponentNode[] =>
  fact({ label: permissions.length > 1 ? 'Permissions' : 'Permission' }, ...joined(permissions.map(code)));

/** Types with more methods list their names alone, because their sentences would fill a screen. */
const MOST_DESCRIBED_METHODS = 12;

/**
 * Links to the entries of a type's methods, which may be several screens below. One or two entries are close enough. Pages of
 * older versions are longer, so they have the names alone.
 */
const methodFacts = (
  { members = [] }: SymbolEntry,
  path: ValuePath,
  { library: { reference }, line }: Context,
): ComponentNode[] => {
  const titles = members.filter(isCalled).flatMap(withSiblings);
  if (titles.length < 3) return [];
  const label = { label: 'Methods', isSearchable: false };
  if (namedVersion(reference) || titles.length > MOST_DESCRIBED_METHODS) {
    const links = titles.map(({ id, title }) => methodPart({ href: `#${id}`, title, inline: true }));
    return fact(label, ...joined(links));
  }
  const rows = members.flatMap((member, index) => {
    if (!isCalled(member)) return [];
    const names = withSiblings(member);
    const sentence = line(member.summary, [...path, 'members', index, 'summary']);
    // The sentence is not about siblings that have their own.
    const others = member.siblings?.some(({ summary }) => summary !== undefined) ? names.splice(1) : [];
    return [
      methodRowPart({ methods: names }, ...sentence),
      ...(others.length > 0 ? [methodRowPart({ methods: others }, text('The same signature.'))] : []),
    ];
  });
  return fact({ ...label, isWide: true }, listPart({ className: 'entry-methods' }, ...rows));
};

/** Markdown has the name alone, because the entry follows there. */
const methodPart = definePart<{ href: string; title: string }>('SymbolMethod', {
  html: ({ props }) => <a href={props.href}>{props.title}</a>,
  markdown: ({ props }) => [code(props.title)],
});

/** A method, with its siblings, and its sentence. */
const methodRowPart = definePart<{ methods: AnchoredName[] }>('SymbolMethodRow', {
  html: ({ props, children }) => (
    <div>
      <dt>
        {props.methods.map(({ id, title }, index) => (
          <>
            {index > 0 && ' '}
            <a href={`#${id}`}>
              <code>{title}</code>
            </a>
          </>
        ))}
      </dt>
      <dd>{children}</dd>
    </div>
  ),
  markdown: ({ props, children }) => {
    const names = joined(props.methods.map(({ title }) => code(title)));
    return [listItem(paragraph(...names, text(': '), ...phrasing(children)))];
  },
});

/** Links to the same symbol in the other libraries of the same version, or to what it is a part of there, and to the notes of those that lack it. */
const otherLibraryFacts = ({ id }: SymbolMember, { library, symbols }: Context): ComponentNode[] => {
  const having: PhrasingContent[] = [];
  const lacking: PhrasingContent[] = [];
  for (const other of symbols.all().filter((candidate) => isSameVersion(candidate, library))) {
    const { label } = SDKS[other.library.sdk];
    const found = other.find(id) ?? other.find(ownValue(SYMBOL_PARTS, id) ?? '');
    if (found) having.push(linkToHref(found.href, text(label)));
    else {
      const page = [...other.pages].find(([, { absent = [] }]) => absent.some((note) => note.id === id))?.[0];
      if (page) lacking.push(linkTo(`${pageAddress(other.reference, page)}#${id}`, text(label)));
    }
  }
  return [
    ...fact({ label: 'Also in', isSearchable: false }, ...joined(having)),
    ...fact({ label: 'Not in', isSearchable: false }, ...joined(lacking)),
  ];
};

/** The newest versions of all libraries belong together, whatever their numbers. */
const isSameVersion = (other: LibrarySymbols, library: LibrarySymbols): boolean =>
  other !== library && namedVersion(other.reference) === namedVersion(library.reference);
