import { type Document, LineCounter, parseAllDocuments } from 'yaml';

interface YamlSample {
  documents: readonly Document.Parsed[];
  lineCounter: LineCounter;
}

let last: { code: string; sample: YamlSample } | undefined;

/** The documents of a sample. Several steps of a page read the same sample one after the other, so the last one is kept. */
export const parseYamlSample = (code: string): YamlSample => {
  if (last?.code !== code) last = { code, sample: parsed(code) };
  return last.sample;
};

const parsed = (code: string): YamlSample => {
  const lineCounter = new LineCounter();
  const documents = parseAllDocuments(code, { lineCounter, prettyErrors: false });
  return { documents: 'empty' in documents ? [] : documents, lineCounter };
};
