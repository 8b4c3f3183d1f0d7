export const P: Record<string, number> = {
  title: 1, names: 1.05, aliases: 0.8, parents: 0.55, place: 0.5, text: 0.45, code: 0.3,
  optional: 0.15, fitGain: 0.8, anchorFit: 0.9, nameFitShare: 0.9, all: 1.15, allInHeading: 1,
  overview: 1.08, block: 1.1, concept: 1.1, support: 0.9, upgrade: 0.8, codeSymbol: 1, codeOther: 0.9, plainSymbol: 0.72, plainOther: 0.72, legacy: 0.6, absent: 0.6,
  old: 0.6, preferred: 1.06, equal: 0.85, rawName: 1.12, second: 0.4,
  plural: 0.97, form: 0.8, completion: 0.8, mistake: 0.85, synonym: 0.75, synonymOfKnown: 0.45, parts: 0.85, partsOfKnown: 0.35,
  scopeOther: 0.4, scopeNone: 0.7, versionOther: 0.4, versionNone: 0.6, idfPower: 1,
};
