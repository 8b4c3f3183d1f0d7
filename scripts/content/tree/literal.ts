import type { Expression, Program } from 'estree';

export type Literal = string | number | boolean;

/** The value of an expression if it is a literal, or else `undefined`. Never runs code. */
export const literalOf = (program: Program | null | undefined): Literal | undefined => {
  const statement = program?.body[0];
  return statement?.type === 'ExpressionStatement' ? literalIn(statement.expression) : undefined;
};

const literalIn = (expression: Expression): Literal | undefined => {
  if (expression.type === 'Literal') {
    const { value } = expression;
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? value
      : undefined;
  }
  if (expression.type === 'TemplateLiteral' && expression.expressions.length === 0) {
    return expression.quasis[0]?.value.cooked ?? undefined;
  }
  if (expression.type === 'UnaryExpression' && expression.operator === '-') {
    const value = literalIn(expression.argument);
    return typeof value === 'number' ? -value : undefined;
  }
  return undefined;
};
