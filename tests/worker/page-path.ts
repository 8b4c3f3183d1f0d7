import { type PagePath, parsePagePath } from '#worker/model/page-path.ts';

/** The path of a page in a test. Throws if the text is no such path. */
export const pagePath = (text: string): PagePath => {
  const path = parsePagePath(text);
  if (path === undefined) throw new Error(`${text} is not the path of a page.`);
  return path;
};
