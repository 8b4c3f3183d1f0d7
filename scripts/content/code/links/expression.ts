/** A name in a sample. Offsets count UTF-16 code units from the start of the code. */
export interface Name {
  text: string;
  start: number;
  end: number;
}

/** A function or a lambda with its body. */
export interface FunctionExpression {
  kind: 'function';
  name?: Name | undefined;
  parameters: readonly { name?: Name | undefined; type?: readonly Name[] | undefined }[];
  /** The type of its result, if the code states it. */
  returns?: readonly Name[] | undefined;
  body: readonly Expression[];
}

/**
 * A part of a sample, reduced to what is needed to follow values through the code. It is the same for every language.
 * Everything else is a `group` of its parts.
 */
export type Expression =
  | { kind: 'group'; parts: readonly Expression[] }
  /** A group with names of its own. */
  | { kind: 'scope'; parts: readonly Expression[] }
  | { kind: 'name'; name: Name }
  /** A string without variables. The name is the text between its quotes. */
  | { kind: 'text'; text: Name }
  /** `object.name` */
  | { kind: 'member'; object: Expression; name: Name }
  /** An argument or a field by its name, such as `path="/"`. */
  | { kind: 'option'; key: Name; value: Expression }
  /** An object whose fields are options, such as `{ path: '/' }`. */
  | { kind: 'object'; parts: readonly Expression[] }
  | { kind: 'call'; callee: Expression; parts: readonly Expression[] }
  /** The value of `of`, next to parts that do not change it. */
  | { kind: 'value'; of: Expression; parts: readonly Expression[] }
  /** An element of a list, such as `files[0]`. */
  | { kind: 'element'; of: Expression; parts: readonly Expression[] }
  | FunctionExpression
  /** The result of the function that contains it. */
  | { kind: 'return'; value: Expression }
  /**
   * `names = value`, where `of` is the type of the first name if the code states it, and `given` are the types inside that one:
   * `EventContext` in `Func<EventContext, EventContext>`.
   */
  | {
      kind: 'bind';
      names: readonly Name[];
      value?: Expression | undefined;
      of?: readonly Name[] | undefined;
      given?: readonly (readonly Name[])[] | undefined;
    }
  /** `{ key: name } = value` */
  | { kind: 'unpack'; fields: readonly { key: Name; name: Name }[]; value: Expression }
  /** A loop over the elements of a list. */
  | { kind: 'each'; name: Name; of: Expression; parts: readonly Expression[] }
  | {
      kind: 'import';
      module: Name;
      names: readonly { name: Name; as: Name }[] | 'everything';
      as?: Name | undefined;
    }
  /** A mention of a type, such as `apis.Ctx`: its names from left to right. Only the first mention in a line needs a link. */
  | { kind: 'type'; names: readonly Name[]; isRepeated?: boolean };
