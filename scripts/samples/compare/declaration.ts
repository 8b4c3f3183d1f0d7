import { renamed } from './normal-type.ts';

/** The comparable part of a parameter. All types are in the spelling of `normalType`. */
export interface Parameter {
  /** A pattern is written without spaces: `{name,issuer}`. */
  name: string;
  type: string;
  optional: boolean;
  rest: boolean;
}

/** One way to call a function. */
export interface Overload {
  /** The type parameters with what they extend, such as `<T extends object>`, or an empty text. */
  generics: string;
  parameters: readonly Parameter[];
  returns: string;
}

export type Overloads = readonly Overload[];

/** A member that can be called has overloads. Any other one has a type, and the value of an enum has its text. */
export interface Member {
  overloads?: Overloads | undefined;
  type?: string | undefined;
  optional?: boolean;
}

/** A type with its arguments, as in `BaseContext<HttpRequest>`. */
export interface TypeReference {
  name: string;
  args: readonly string[];
}

/** A function, class, interface, type, enum, constant, or namespace. */
export interface Declaration extends Member {
  kind: 'class' | 'interface' | 'enum' | 'function' | 'type' | 'constant' | 'namespace';
  generics: string;
  typeParameters: readonly { name: string; fallback?: string | undefined }[];
  constructors: Overloads;
  /** The public members of its own. */
  members: ReadonlyMap<string, Member>;
  /** The classes and interfaces that it extends. */
  bases: readonly TypeReference[];
  /** The declaration that this one only renames. */
  alias?: TypeReference | undefined;
  /** The declared name of each one that a namespace exports. */
  exports?: ReadonlyMap<string, string> | undefined;
}

/** A declaration whose type parameters are replaced by arguments or their defaults. */
export const withArguments = (declaration: Declaration, args: readonly string[]): Declaration => {
  const names = new Map(
    declaration.typeParameters.map(({ name, fallback }, index) => [name, args[index] ?? fallback ?? name]),
  );
  const inMember = ({ overloads, type, ...rest }: Member): Member => ({
    ...rest,
    overloads: overloads?.map((overload) => ({
      ...overload,
      parameters: overload.parameters.map((each) => ({ ...each, type: renamed(each.type, names) })),
      returns: renamed(overload.returns, names),
    })),
    type: type && renamed(type, names),
  });
  const inReference = ({ name, args: own }: TypeReference): TypeReference => ({
    name,
    args: own.map((each) => renamed(each, names)),
  });
  return {
    ...declaration,
    ...inMember(declaration),
    members: new Map([...declaration.members].map(([name, member]) => [name, inMember(member)])),
    bases: declaration.bases.map(inReference),
    alias: declaration.alias && inReference(declaration.alias),
  };
};
