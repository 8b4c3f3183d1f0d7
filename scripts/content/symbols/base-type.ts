import type { SymbolMember } from './symbol-schema.ts';

/** `class A(B)`, `class A<T> extends B<T>`, or `class A : B` */
const BASE = /^(?:[a-z]+ )*(?:class|interface)\s+[\w.]+(?:<.*?>)?(?:\(|\s+extends\s+|\s*:\s*)([\w.]+)/m;

/** The name of the type that a class or an interface extends, as its signature states it. */
export const baseType = ({ signature = '' }: Pick<SymbolMember, 'signature'>): string | undefined =>
  BASE.exec(signature)?.[1];
