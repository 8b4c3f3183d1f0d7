import type { HitKind } from '#client/contracts/search.ts';
import type { IconName } from '#content/icon-names.ts';
import type { TextPart } from './marked-text.ts';

/** An entry of the dialog's lists: a hit, a stored search, or a building block. */
export type Row = {
  /** The address within the documentation. It is unique in its list. */
  address: string;
  title: readonly TextPart[];
  /** The titles of the page and of the sections above. */
  trail: readonly string[];
  /** The part of the text that matches. */
  snippet?: readonly TextPart[] | undefined;
  kind: HitKind;
  /** The icon of the building block that the address belongs to. It replaces the kind's icon. */
  block?: IconName | undefined;
  version?: string | undefined;
  symbol?: { signature: string; sample?: string | undefined } | undefined;
  /** The place among all hits, from 1. */
  position?: number;
  /** The name of the hit in the index. */
  objectID?: string | undefined;
};
