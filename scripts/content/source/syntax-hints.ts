import type { VFileMessage } from 'vfile-message';
import { type Mistake, shortened } from '#scripts/content/problems/problem.ts';
import type { Vocabulary } from '#scripts/content/tree/define-component.ts';
import { closingCharacter, countTags, endOfTag, offsetAt, openingBrace, withoutCode } from './source-text.ts';

/** A mistake in a page's syntax. `offset` counts characters from the start of the page's file. */
interface SyntaxMistake extends Mistake {
  offset: number;
}

/** Where the parser stopped. */
interface Stop {
  text: string;
  /** The offset at which the parser stopped. */
  stop: number;
  /** The parser's sentence. */
  reason: string;
  ruleId: string;
  vocabulary: Vocabulary;
}

/** Explains the errors of a rule. `undefined` for an error that it does not know. */
type Hint = (stop: Stop) => SyntaxMistake | undefined;

const ESCAPE_OR_CODE = 'or put the text in backticks.';
const LESS_THAN_IN_PROSE = 'For the character in prose, write `\\<`.';
const TAGS_APART = 'Put both tags on lines of their own, with blank lines between them and the text.';
const inBackticks = (code: string) => `Put it in backticks: \`\` \`${code}\` \`\`.`;

/** Explains an error of MDX's parser in terms that an author knows. */
export const syntaxMistake = (error: VFileMessage, text: string, vocabulary: Vocabulary): SyntaxMistake => {
  const { place, reason, source = '', ruleId = '' } = error;
  const stop = (place && 'start' in place ? place.start : place)?.offset ?? text.length;
  const hint = HINTS.get(`${source}:${ruleId}`) ?? HINTS.get(source);
  return (
    hint?.({ text, stop, reason, ruleId, vocabulary }) ?? {
      offset: stop,
      message: `MDX cannot read this: ${reason}.`,
      hint: 'Put code and characters such as `<` and `{` in backticks, or write `\\<` and `\\{`.',
    }
  );
};

/** A paragraph that begins with the word `import` or `export`. */
const moduleLine: Hint = ({ text, stop }) => {
  const found = [...text.slice(0, stop + 'import'.length).matchAll(/^(?:import|export)\b/gm)].at(-1);
  return (
    found && {
      offset: found.index,
      message: `A line that begins with \`${found[0]}\` is read as code.`,
      hint: 'A page cannot import or export: remove the line. In prose, begin the line with another word.',
    }
  );
};

const openBrace: Hint = ({ text, stop }) => {
  const before = withoutCode(text).slice(0, stop);
  for (let open = before.indexOf('{'); open >= 0; ) {
    const close = closingCharacter(before, open, '}');
    if (close === undefined)
      return {
        offset: open,
        message: '`{` begins an expression that is never closed.',
        hint: `Write \`\\{\`, ${ESCAPE_OR_CODE}`,
      };
    open = before.indexOf('{', close);
  }
  return undefined;
};

/** A value in braces that is not a literal, such as `type={Record<string, T>}`, a property in braces, or braces in prose. */
const expression: Hint = ({ text, stop, ruleId }) => {
  const characters = withoutCode(text);
  // The parser stops inside the braces or at their end, so the search for the opening brace goes backward.
  const open = characters.charAt(stop) === '{' ? stop : openingBrace(characters, stop);
  if (open === undefined) return undefined;
  const inner = text.slice(open + 1, closingCharacter(characters, open, '}') ?? stop);
  const written = shortened(inner);
  const attribute = /([\w-]+)\s*=\s*$/.exec(text.slice(0, open))?.[1];
  if (attribute)
    return {
      offset: open,
      message: written
        ? `The value of \`${attribute}\` is not a literal: \`{${written}}\`.`
        : `The value of \`${attribute}\` is empty.`,
      hint: `Write \`${attribute}="${written.replaceAll('"', "'") || '…'}"\`.`,
    };
  if (ruleId === 'non-spread' || ruleId === 'spread-extra')
    return {
      offset: open,
      message: `\`{${written}}\` is not a property.`,
      hint: 'Write each property by itself: `name="value"`.',
    };
  const id = /^#([\w-]+)$/.exec(inner)?.[1];
  return {
    offset: open,
    message: `\`{${written}}\` is read as an expression.`,
    hint: id ? `Write \`[#${id}]\`.` : `Write \`\\{${written}\\}\`, or put it in backticks.`,
  };
};

/** A `<` that does not begin a valid tag, but a comment, an address, a generic type, a broken tag, or nothing. */
const notTag: Hint = ({ text, stop, reason }) => {
  const offset = text.lastIndexOf('<', stop);
  if (offset < 0) return undefined;
  const rest = text.slice(offset);
  const comment = /^<!--(.*?)-->/s.exec(rest) ?? /^<!--(.*)/.exec(rest);
  if (comment)
    return {
      offset,
      message: 'A page has no HTML comments.',
      hint: `Write \`{/* ${shortened(comment[1] ?? '')} */}\`.`,
    };
  const address = /^<((?:https?:\/\/|mailto:|[\w.+-]+@)[^\s>]+)>?/.exec(rest)?.[1];
  if (address)
    return {
      offset,
      message: 'An address in angle brackets is read as a tag.',
      hint: `Write it bare: \`${address}\`, or \`[text](${address})\`.`,
    };
  const attribute = /([\w-]+)\s*=\s*$/.exec(text.slice(offset, stop))?.[1];
  if (attribute && reason.includes('before attribute value')) {
    const value = /^[^\s>]*/.exec(text.slice(stop))?.[0] ?? '';
    return {
      offset: stop,
      message: `The value of \`${attribute}\` is not in quotes.`,
      hint: `Write \`${attribute}="${value.replaceAll(/[“”]/g, '')}"\`.`,
    };
  }
  const generic = genericType(text, offset);
  if (generic) return { offset, message: `\`${generic}\` is read as a tag.`, hint: inBackticks(generic) };
  if (/^<[A-Za-z/]/.test(rest))
    return {
      offset: stop,
      message: `\`${text.charAt(stop)}\` cannot stand in a tag.`,
      hint: `Fix the tag \`${shortened(text.slice(offset, stop + 1))}\`. ${LESS_THAN_IN_PROSE}`,
    };
  return {
    offset,
    message: `\`${rest.slice(0, 8).split(/\s/)[0]}\` is read as the beginning of a tag.`,
    hint: `Write \`\\<\`, ${ESCAPE_OR_CODE}`,
  };
};

/** The type whose arguments begin at `open`, such as `Record<string, T>`. */
const genericType = (text: string, open: number): string | undefined => {
  const characters = /^<[\w\s,.|?:[\]<>]*>/.exec(text.slice(open, open + 200))?.[0] ?? '';
  const end = closingCharacter(characters, 0, '>');
  if (end === undefined) return undefined;
  const generic = characters.slice(0, end + 1);
  const word = /[\w.]*$/.exec(text.slice(0, open))?.[0] ?? '';
  return word || /^<[A-Za-z][\w.]*\s*[,|[?]/.test(generic) ? word + generic : undefined;
};

/** A tag that has no `>`, or a value that has no closing quote. */
const endlessTag: Hint = ({ text, stop }) => {
  const before = withoutCode(text).slice(0, stop);
  for (const { index, 0: start } of before.matchAll(/<\/?[A-Za-z][\w.]*/g)) {
    if (endOfTag(before, index) !== undefined) continue;
    const quote = /["']/.exec(text.slice(index, stop))?.[0];
    return {
      offset: index,
      message: quote
        ? `A value in the tag \`${start}\` has no closing \`${quote}\`.`
        : `The tag \`${start}\` has no \`>\`.`,
      hint: `Close the tag on its line: \`${start}${start.startsWith('</') ? '' : ' …'}>\`. ${LESS_THAN_IN_PROSE}`,
    };
  }
  return undefined;
};

const strayClosingTag: Hint = ({ text, stop }) => {
  const open = text.lastIndexOf('<', stop);
  const tag = text.slice(open, endOfTag(text, open) ?? stop + 1);
  return {
    offset: open,
    message: `\`${tag}\` closes a tag that is not open.`,
    hint: tag === '</br>' ? 'Write `<br />`.' : `Remove it, or write \`${tag.replace('/', '')}\` before it.`,
  };
};

/** A tag that is never closed, or that is closed by a tag with another name. Only the parser's sentence has their names. */
const mismatchedTag: Hint = ({ text, stop, reason, vocabulary }) => {
  const [, name = '', line = '', column = ''] = /for `<([^>`]*)>` \((\d+):(\d+)-/.exec(reason) ?? [];
  const closed = /closing tag `<\/([^>`]*)>`/.exec(reason)?.[1];
  if (reason.startsWith('Expected the closing tag'))
    return {
      offset: stop,
      message: `\`</${closed}>\` is in a different paragraph from its \`<${closed}>\`.`,
      hint: TAGS_APART,
    };
  if (!name) return undefined;
  const before = withoutCode(text).slice(0, stop);
  if (closed !== undefined && countTags(before, '<', closed) <= countTags(before, '</', closed))
    return {
      offset: stop,
      message: `\`</${closed}>\` closes \`<${name}>\` of line ${line}.`,
      hint: `Write \`</${name}>\`.`,
    };
  const offset = offsetAt(text, Number(line), Number(column));
  const word = /\w*$/.exec(text.slice(0, offset))?.[0] ?? '';
  if ((word && !vocabulary.isHtmlElement(name)) || /^[A-Z]\d?$/.test(name)) {
    const code = `${word}<${name}>`;
    return { offset, message: `\`${code}\` is read as a tag.`, hint: inBackticks(code) };
  }
  if (/^[A-Z]/.test(name) && !vocabulary.definitionOf(name))
    return {
      offset,
      message: `\`<${name}>\` is not a component.`,
      hint: `${vocabulary.unknownTagHint(name)} ${LESS_THAN_IN_PROSE}`,
    };
  const block = /before the end of `(\w+)`/.exec(reason)?.[1];
  const isClosedBelow = block === 'paragraph' && text.includes(`</${name}>`, stop);
  return {
    offset,
    message: `\`<${name}>\` is not closed${block ? ` before its ${BLOCK_NAMES.get(block) ?? block} ends` : ''}.`,
    hint: isClosedBelow && closed === undefined ? TAGS_APART : unclosedHint(name, block, vocabulary),
  };
};

const unclosedHint = (name: string, block: string | undefined, vocabulary: Vocabulary): string => {
  const definition = vocabulary.definitionOf(name);
  if (definition?.content === 'none')
    return `Write \`<${name}${Object.keys(definition.props).length > 0 ? ' …' : ''} />\`.`;
  if (definition) {
    const isIndented = block === 'listItem' || BLOCK_NAMES.get(block ?? '') === 'quote';
    return `Write \`</${name}>\`${isIndented ? `, as far to the right as \`<${name}>\`` : ''}.`;
  }
  const hint = vocabulary.unknownTagHint(name);
  return vocabulary.isHtmlElement(name) ? hint : `${hint} ${LESS_THAN_IN_PROSE}`;
};

const BLOCK_NAMES: ReadonlyMap<string, string> = new Map([
  ['listItem', 'list item'],
  ['blockquote', 'quote'],
  ['blockQuote', 'quote'],
  ['strong', 'bold text'],
  ['emphasis', 'italic text'],
  ['delete', 'struck text'],
  ['tableCell', 'table cell'],
]);

/** What each rule of the parser, or all other rules of a part of it, means to an author. */
const HINTS: ReadonlyMap<string, Hint> = new Map([
  ['micromark-extension-mdxjs-esm', moduleLine],
  ['micromark-extension-mdx-expression:unexpected-eof', openBrace],
  ['micromark-extension-mdx-expression', expression],
  ['micromark-extension-mdx-jsx:unexpected-character', notTag],
  ['micromark-extension-mdx-jsx:unexpected-eof', endlessTag],
  ['mdast-util-mdx-jsx:unexpected-closing-slash', strayClosingTag],
  ['mdast-util-mdx-jsx:end-tag-mismatch', mismatchedTag],
]);
