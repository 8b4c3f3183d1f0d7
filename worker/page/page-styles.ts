import type { PageStyle } from '#client/contracts/page-styles.ts';
import type { PagePath } from './page-path.ts';
import { parseReferencePath } from './reference-path.ts';

/** The page about all libraries, which has the layout of their references. */
const REFERENCES_START = '/reference';

/** The style sheets of a page, besides the main one. */
export const pageStyles = (path: PagePath): readonly PageStyle[] =>
  path === REFERENCES_START || parseReferencePath(path) ? ['reference'] : [];
