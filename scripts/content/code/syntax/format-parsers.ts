import type { ParseError } from 'jsonc-parser';
import { type Document, LineCounter, parseAllDocuments } from 'yaml';
import type { LanguageName } from '#scripts/content/code/languages.ts';
import { pointAt } from '#scripts/content/problems/problem.ts';
import { yamlReason } from '#scripts/content/problems/yaml-error.ts';
import { runUnoptimized } from './tree.ts';
import type { CodeProblem } from './tree-problems.ts';

interface YamlSample {
  documents: readonly Document.Parsed[];
  lineCounter: LineCounter;
}

let last: { code: string; sample: YamlSample } | undefined;

/** The documents of a sample. Several steps of a page read the same sample one after the other, so the last one is cached. */
export const parseYamlSample = (code: string): YamlSample => {
  if (last?.code !== code) last = { code, sample: parsed(code) };
  return last.sample;
};

const parsed = (code: string): YamlSample => {
  const lineCounter = new LineCounter();
  const documents = parseAllDocuments(code, { lineCounter, prettyErrors: false });
  return { documents: 'empty' in documents ? [] : documents, lineCounter };
};

type FormatParser = (code: string, title: string | undefined) => Promise<CodeProblem | undefined>;

/** Files whose readers accept comments and trailing commas. */
const JSON_WITH_COMMENTS = /(?:\.jsonc|tsconfig[^/]*\.json|\.vscode\/[^/]+\.json|devcontainer\.json)$/;

const json: FormatParser = async (code, title) => {
  const { parseTree, printParseErrorCode } = await import('jsonc-parser');
  const errors: ParseError[] = [];
  const lenient = JSON_WITH_COMMENTS.test(title ?? '');
  parseTree(code, errors, { disallowComments: !lenient, allowTrailingComma: lenient });
  const [first] = errors;
  return first && { ...pointAt(code, first.offset), reason: spoken(printParseErrorCode(first.error)) };
};

/** `CloseBraceExpected` as words. */
const spoken = (code: string): string =>
  code.replaceAll(/(?!^)[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();

const yaml: FormatParser = async (code) => {
  const { documents, lineCounter } = parseYamlSample(code);
  const [first] = documents.flatMap(({ errors }) => errors);
  if (!first) return undefined;
  const { line, col } = lineCounter.linePos(first.pos[0]);
  return { line, column: col, reason: clause(yamlReason(first)) };
};

const toml: FormatParser = async (code) => {
  const { parse, TomlError } = await import('smol-toml');
  try {
    parse(code);
    return undefined;
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const { line, column, message } = error;
    return { line, column, reason: clause(message.replace('Invalid TOML document: ', '')) };
  }
};

/** The severity of errors in the results of Docker's parser. Warnings have higher numbers. */
const DOCKER_ERROR = 1;

const docker: FormatParser = async (code) => {
  const { validate, ValidationCode } = await import('dockerfile-utils');
  const errors = validate(code).filter(({ severity }) => severity === DOCKER_ERROR);
  // A misspelled `FROM` is also a missing one.
  const first = errors.find((error) => error.code === ValidationCode.UNKNOWN_INSTRUCTION) ?? errors[0];
  if (!first) return undefined;
  const { line, character } = first.range.start;
  return { line: line + 1, column: character + 1, reason: clause(String(first.message)) };
};

/** The grammar of PostgreSQL, the only database that Nitric provisions. */
const sql: FormatParser = async (code) => {
  if (code.trim() === '') return undefined;
  const { loadModule, parseSync, SqlError } = await import('libpg-query');
  await loadModule();
  try {
    runUnoptimized(() => parseSync(code));
    return undefined;
  } catch (error) {
    if (!(error instanceof SqlError)) throw error;
    return { ...pointAt(code, error.sqlDetails?.cursorPosition ?? 0), reason: clause(error.message) };
  }
};

const graphql: FormatParser = async (code) => {
  const { GraphQLError, parse } = await import('graphql');
  try {
    parse(code);
    return undefined;
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const [position = { line: 1, column: 1 }] = error.locations ?? [];
    return { ...position, reason: clause(error.message.replace('Syntax Error: ', '')) };
  }
};

const xml: FormatParser = async (code) => {
  const { default: sax } = await import('sax');
  const parser = sax.parser(true);
  let problem: CodeProblem | undefined;
  parser.onerror = ({ message }) => {
    problem ??= { line: parser.line + 1, column: Math.max(parser.column, 1), reason: clause(message) };
    parser.resume();
  };
  parser.write(code).close();
  return problem;
};

/** The first line of a parser's message as a part of a sentence. */
const clause = (message: string): string => {
  const [line = ''] = message.split('\n');
  return `${line.charAt(0).toLowerCase()}${line.slice(1)}`.replace(/[.:]$/, '');
};

/** The parsers of languages that need no tree, each loaded with the first sample. `title` is the name of the code's file. */
export const FORMAT_PARSERS = { json, yaml, toml, docker, sql, graphql, xml } as const satisfies Partial<
  Record<LanguageName, FormatParser>
>;
