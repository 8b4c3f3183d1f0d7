import { join } from 'node:path';
import { isElementAccessExpression, isLiteralExpression, type Node } from 'typescript/unstable/ast';
import { API, type Checker, type Type } from 'typescript/unstable/sync';
import { expect, test } from 'vitest';
import { projectRoot } from '#scripts/project/project-root.ts';

const FOLDERS = ['client', 'content', 'scripts', 'worker'];
/** Records of file names and of the environment, which no author or reader writes. */
const EXEMPT =
  /^(?:content\/own-value\.ts|scripts\/(?:assets|bench|bundle|content\/store|feedback|terminal)\/)/;

/** Every read of a record by a text that is not known when the code is written. A write is no read. */
const readsByText = (file: { forEachChild: Node['forEachChild'] }, checker: Checker): Node[] => {
  const found: Node[] = [];
  const named = (type: Type | undefined) => (type ? checker.typeToString(type) : '');
  const visit = (node: Node): void => {
    node.forEachChild(visit);
    if (!isElementAccessExpression(node) || isLiteralExpression(node.argumentExpression)) return;
    const record = checker.getTypeAtLocation(node.expression);
    const isRecord =
      record !== undefined &&
      checker
        .getIndexInfosOfType(checker.getNonNullableType(record) ?? record)
        .some(({ keyType }) => named(keyType) === 'string');
    const isText = /(?:^|\| )string(?: \||$)/.test(named(checker.getTypeAtLocation(node.argumentExpression)));
    if (isRecord && isText && !/^\s*(?:\?\?)?=[^=]/.test(after(node))) found.push(node);
  };
  file.forEachChild(visit);
  return found;
};

const after = (node: Node): string => node.getSourceFile().text.slice(node.end);

/**
 * `{}['constructor']` is a function. What people write is therefore looked up in a `Map`, or with `ownValue`.
 */
test('no record is read by a text that may be the name of an inherited property', () => {
  const api = new API({ cwd: projectRoot });
  try {
    const openProjects = FOLDERS.map((folder) => join(projectRoot, folder, 'tsconfig.json'));
    const found = api
      .updateSnapshot({ openProjects })
      .getProjects()
      .flatMap(({ program, checker }) =>
        program.getSourceFileNames().flatMap((name) => {
          const file = program.getSourceFile(name);
          const path = name.slice(projectRoot.length + 1);
          const isOwn = FOLDERS.some((folder) => path.startsWith(`${folder}/`)) && !path.endsWith('.d.ts');
          if (!file || !isOwn || EXEMPT.test(path)) return [];
          return readsByText(file, checker).map((node) => `${path}: ${node.getText(file).trim()}`);
        }),
      );
    expect([...new Set(found)]).toEqual([]);
  } finally {
    api.close();
  }
});
