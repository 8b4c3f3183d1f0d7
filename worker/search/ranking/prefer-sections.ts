import { type Ranked, raise } from './ranked.ts';

/** The distance by which a section that says a whole query is above the start of its page. */
const AHEAD = 1.01;

/**
 * A section whose heading, together with the titles above it, says the whole query comes before the start of its page, which has
 * all words somewhere: `permissions of queues on Azure` asks for the permissions.
 */
export const preferSections = (ranked: readonly Ranked[]): void => {
  const starts = new Map<string, Ranked>();
  for (const item of ranked) {
    if (item.section.facts.depth === 1) starts.set(item.section.facts.path, item);
  }
  for (const item of ranked) {
    const start = starts.get(item.section.facts.path);
    if (!item.saysAll || item === start || !start || start.saysAll) continue;
    raise(item, 'titles', Math.max(1, (AHEAD * start.score) / item.score));
  }
};
