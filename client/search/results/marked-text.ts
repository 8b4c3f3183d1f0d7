import { MARK } from '#client/search/call/mark.ts';

export interface TextPart {
  text: string;
  isMarked: boolean;
}

const CHARACTERS: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&amp;': '&',
};

const unescaped = (text: string): string =>
  text.replace(/&(?:lt|gt|quot|amp|#39|#x27);/g, (entity) => CHARACTERS[entity] ?? entity);

/** The parts of a marked text, which is HTML without other tags. The parts are plain text and never become HTML again. */
export const markedParts = (marked: string): TextPart[] =>
  marked.split(MARK.before).flatMap((piece, index) => {
    const [inside = '', ...outside] = index === 0 ? ['', piece] : piece.split(MARK.after);
    return [
      { text: unescaped(inside), isMarked: true },
      { text: unescaped(outside.join('')), isMarked: false },
    ].filter(({ text }) => text !== '');
  });
