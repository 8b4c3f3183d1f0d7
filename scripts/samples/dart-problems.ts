import type { Node } from 'web-tree-sitter';
import { childrenOf, field, ofType, withTree } from '#scripts/content/code/syntax/tree.ts';
import type { Problem, ProblemText } from '#scripts/content/problems/problem.ts';

type Found = Omit<Problem, 'file'>;

/** Finds the problems of a sample that Dart's analyzer reports and that its tree shows. */
export const dartProblems = (code: string): Promise<Found[]> =>
  withTree(`${code}\n`, 'dart', ({ rootNode }) => [
    ...rootNode.descendantsOfType(['function_expression', 'function_body']).flatMap(missingReturn),
    ...rootNode.descendantsOfType('initialized_variable_definition').flatMap(functionInVariable),
  ]);

const NO_RETURN: ProblemText = {
  message: 'The Dart function can end here without a value, although its type promises one.',
  hint: 'Return a value on every path through the function. A handler returns `ctx`.',
};
const IN_VARIABLE: ProblemText = {
  message: 'The Dart sample assigns a function to a variable.',
  hint: 'Declare a function with this name: the lints of the template `dart-starter` require it.',
};

const at = ({ startPosition: { row, column } }: Node, problem: ProblemText): Found => ({
  ...problem,
  line: row + 1,
  column: column + 1,
});

const missingReturn = (node: Node): Found[] => {
  const body = field(node, 'body') ?? node;
  const [block] = ofType(body, 'block');
  if (GENERATOR.test(body.text)) return [];
  return block?.lastChild && mustReturn(node) && !leaves(block) ? [at(block.lastChild, NO_RETURN)] : [];
};

/** Types whose functions may end without `return`: no value, or a future of none. */
const NO_VALUE = /^(?:void|dynamic|Null|Never)\b|^Future(?:Or)?\b(?:<(?:void|dynamic|Null)>|(?!<))/;

const GENERATOR = /^(?:async|sync)\*/;

/** `true` for functions with the type of a value, and for handlers, whose type follows from where they are. */
const mustReturn = (node: Node): boolean => {
  if (node.type === 'function_expression') return field(node, 'parameters')?.text === '(ctx)';
  const before = node.previousNamedSibling;
  const signature = ofType(before, 'function_signature')[0] ?? before;
  return childrenOf(signature)[0]?.type === 'type_identifier' && !NO_VALUE.test(signature?.text ?? '');
};

/** `true` if the code after a statement is never reached. */
const leaves = (node: Node | null | undefined): boolean => {
  switch (node?.type) {
    case 'return_statement':
      return true;
    case 'expression_statement':
      return (
        ofType(node, 'throw_expression', 'rethrow_expression').length > 0 || node.text.startsWith('exit(')
      );
    case 'while_statement':
      return (
        field(node, 'condition')?.text === '(true)' && node.descendantsOfType('break_statement').length === 0
      );
    case 'block':
      return leaves(lastOf(node));
    case 'if_statement':
      return leaves(field(node, 'consequence')) && leaves(field(node, 'alternative'));
    case 'try_statement':
      return (
        ofType(node, 'block').every(leaves) || ofType(ofType(node, 'finally_clause')[0], 'block').some(leaves)
      );
    case 'switch_statement':
      return childrenOf(field(node, 'body')).every(
        (branch) => isLabel(lastOf(branch)) || leaves(lastOf(branch)),
      );
    default:
      return false;
  }
};

const lastOf = (node: Node): Node | undefined => childrenOf(node).findLast(({ type }) => type !== 'comment');

/** `true` for a `case` without code, which continues in the next one: it ends with a pattern or its condition. */
const isLabel = (node: Node | undefined): boolean =>
  !/_statement$|_declaration$|^block$/.test(node?.type ?? '');

const functionInVariable = (node: Node): Found[] => {
  const value = field(node, 'value');
  return value?.type === 'function_expression' ? [at(value, IN_VARIABLE)] : [];
};
