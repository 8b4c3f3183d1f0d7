import type { PhrasingContent, RootContent } from 'mdast';
import { code, joined, linkTo, list, listItem, paragraph, text } from '#scripts/components/markdown-nodes.ts';
import { isCalled } from '#scripts/content/symbols/is-called.ts';
import { pageAddress } from '#scripts/content/symbols/page-address.ts';
import type { ValuePath } from '#scripts/content/symbols/site-symbols.ts';
import type { SymbolEntry, SymbolError, SymbolMember } from '#scripts/content/symbols/symbol-schema.ts';
import type { ComponentNode } from '#scripts/content/tree/component-node.ts';
import type { Context } from './context.ts';
import { factPart, factsPart, methodPart } from './fact-parts.tsx';
import { linkedType, typeHref } from './linked-type.ts';
import { withSiblings } from './names-below.ts';
import { otherLibraries } from './other-libraries.ts';
import { parameterRows } from './parameter-rows.ts';

/** A symbol's parameters, result, errors, permissions, and methods, and the same symbol in the other libraries. */
export const factNodes = (
  symbol: SymbolEntry | SymbolMember,
  path: ValuePath,
  context: Context,
): RootContent[] => {
  const facts = [
    ...parameterRows(symbol, path, context),
    ...resultFacts(symbol, path, context),
    ...errorFacts(symbol, path, context),
    ...permissionFacts(symbol),
    ...('members' in symbol ? methodFacts(symbol) : []),
    ...(isCalled(symbol) ? otherFacts(symbol, context) : []),
  ];
  return facts.length > 0 ? [factsPart({}, ...facts)] : [];
};

const resultFacts = (
  { returns, type, default: preset, kind }: SymbolMember,
  path: ValuePath,
  context: Context,
): ComponentNode[] => {
  const facts: ComponentNode[] = [];
  if (returns) {
    const meaning = returns.meaning
      ? [text(': '), ...context.line(returns.meaning, [...path, 'returns', 'meaning'])]
      : [];
    facts.push(factPart({ label: 'Returns' }, linkedType(returns.type, context, returns.of), ...meaning));
  }
  if (type && !isCalled({ kind })) facts.push(factPart({ label: 'Type' }, linkedType(type, context)));
  if (preset !== undefined) facts.push(factPart({ label: 'Default' }, code(preset)));
  return facts;
};

const errorFacts = ({ errors = [] }: SymbolMember, path: ValuePath, context: Context): ComponentNode[] => {
  const paragraphs = errors.map((error, index) =>
    paragraph(...errorLine(error, [...path, 'errors', index], context)),
  );
  const [only, ...more] = paragraphs;
  if (!only) return [];
  const items = paragraphs.map((line) => listItem(line));
  const content = more.length > 0 ? [list(items, { ordered: false })] : only.children;
  return [factPart({ label: 'Errors' }, ...content)];
};

const errorLine = (error: SymbolError, path: ValuePath, context: Context): PhrasingContent[] => {
  const { library, line } = context;
  if (typeof error !== 'string')
    return [linkedType(error.name, context), text(': '), ...line(error.when, [...path, 'when'])];
  const group = library.about.errors[error];
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

const permissionFacts = ({ permissions = [] }: SymbolMember): ComponentNode[] => {
  if (permissions.length === 0) return [];
  const label = permissions.length > 1 ? 'Permissions' : 'Permission';
  return [factPart({ label }, ...joined(permissions.map(code)))];
};

/** Links to the entries of a type's methods, which may be several screens below. One or two entries are close enough. */
const methodFacts = ({ members = [] }: SymbolEntry): ComponentNode[] => {
  const methods = members.filter(isCalled).flatMap(withSiblings);
  if (methods.length < 3) return [];
  const links = methods.map(({ id, title }) => methodPart({ href: `#${id}`, title, inline: true }));
  return [factPart({ label: 'Methods', isSearchable: false }, ...joined(links))];
};

const otherFacts = ({ id }: SymbolMember, context: Context): ComponentNode[] => {
  const { having, lacking } = otherLibraries(id, context);
  return [
    ...(having.length > 0 ? [factPart({ label: 'Also in', isSearchable: false }, ...having)] : []),
    ...(lacking.length > 0 ? [factPart({ label: 'Not in', isSearchable: false }, ...lacking)] : []),
  ];
};
