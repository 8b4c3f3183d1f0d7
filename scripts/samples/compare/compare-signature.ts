import type { Report } from './comparison.ts';
import type { Declaration, Member } from './declaration.ts';
import { headText, memberText, overloadsText } from './member-text.ts';

/** Reports a signature of a member or a function that says something else than the declaration. */
export const compareSignature = (written: Member, declared: Member, report: Report): void =>
  compareTexts(memberText(written), memberText(declared), report);

/** Reports a symbol of another kind, or with a signature that says something else than the declaration. */
export const compareDeclaration = (
  kind: string,
  written: Declaration | undefined,
  declared: Declaration,
  report: Report,
): void => {
  if (kind !== declared.kind)
    report(
      ['kind'],
      `The declaration is of the kind \`${declared.kind}\`, but the symbol is of the kind \`${kind}\`.`,
      'Correct `kind`.',
    );
  else if (!written) return;
  else if (written.constructors.length > 0)
    compareTexts(overloadsText(written.constructors), overloadsText(declared.constructors), report);
  else if (written.overloads || written.type) compareSignature(written, declared, report);
  // Most signatures of a class leave out that it extends a resource.
  else if (headText(written)) compareTexts(headText(written), headText(shownOf(written, declared)), report);
};

/** A declaration without the part of its head that a signature leaves out. */
const shownOf = (written: Declaration, { generics, bases }: Declaration) => ({
  generics: written.generics ? generics : '',
  bases: written.bases.length > 0 ? bases : [],
});

const compareTexts = (written: string, declared: string, report: Report): void => {
  if (written !== declared)
    report(
      ['signature'],
      `The signature says \`${written}\`, but the declaration says \`${declared}\`.`,
      'Correct the signature.',
    );
};
