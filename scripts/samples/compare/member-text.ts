import type { Declaration, Member, Overload, Overloads, Parameter } from './declaration.ts';
import { normalType } from './normal-type.ts';

/** A member as text, which is the same for two members that can be used in the same way. */
export const memberText = ({ overloads, type = '', optional }: Member): string =>
  overloads ? overloadsText(overloads) : `${optional ? 'optional ' : ''}${type}`;

export const overloadsText = (overloads: Overloads): string => overloads.map(overloadText).join(' and ');

const overloadText = ({ generics, parameters, returns }: Overload): string =>
  `${generics}(${parameters.map(parameterText).join(', ')})${returns ? ` => ${returns}` : ''}`;

const parameterText = ({ name, type, optional, rest }: Parameter): string =>
  `${rest ? '...' : ''}${name}${optional ? '?' : ''}: ${type}`;

/** The name of a type and what it extends, such as `<T> extends BaseContext<T>`. */
export const headText = ({ generics, bases }: Pick<Declaration, 'generics' | 'bases'>): string =>
  [generics, ...bases.map(({ name, args }) => `extends ${normalType(name)}${listText(args)}`)]
    .filter(Boolean)
    .join(' ');

const listText = (args: readonly string[]): string => (args.length > 0 ? `<${args.join(', ')}>` : '');
