import type { HitSymbol } from '#client/contracts/search.ts';
import type { SampleLanguage } from '#content/sdks.ts';
import type { SectionDocument } from './section-documents.ts';

/** The anchor of the text before a page's first heading. */
export const OVERVIEW = 'overview';

/** The prose of a section. A page's overview begins with the page's description. */
export const contentOf = ({ page, section }: SectionDocument): string =>
  (section.depth === 1 ? [page.description, section.text] : [section.text]).filter(Boolean).join('\n');

/** The symbol that a section is about, with the sample in the library's main language. */
export const hitSymbol = ({ symbol: located, library }: SectionDocument): HitSymbol | undefined => {
  if (!located || !library) return undefined;
  const { kind, name, signature = `${kind} ${name}`, sample } = located.symbol;
  const { language } = library.about;
  if (sample === undefined) return { signature, language };
  if (typeof sample === 'string') return { signature, language, sample };
  const [[other, text] = [language, '']] = Object.entries(sample) as [SampleLanguage, string][]; // the keys are typed
  const own = sample[language];
  return own === undefined
    ? { signature, language: other, sample: text }
    : { signature, language, sample: own };
};
