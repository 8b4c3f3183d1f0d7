import { BUILDING_BLOCKS, type BuildingBlock, type BuildingBlockName } from '#content/building-blocks.ts';
import { CLOUD_SERVICES } from '#content/clouds.ts';
import { BLOCKS_WITHOUT_GUIDE, guidesUsing } from '#content/navigation/guides/guides-using.ts';
import type { Mistake, Problem } from '#scripts/content/problems/problem.ts';
import { SourceFinder } from './source-finder.ts';

const BLOCKS = 'content/building-blocks.ts';

interface BlockFacts {
  blocks: readonly (BuildingBlock & { icon: BuildingBlockName })[];
  services: Readonly<Record<string, unknown>>;
  /** The blocks that no guide uses, as far as that is known. */
  withoutGuide: readonly BuildingBlockName[];
  hasGuide: (name: BuildingBlockName) => boolean;
}

const SITE: BlockFacts = {
  blocks: BUILDING_BLOCKS,
  services: CLOUD_SERVICES,
  withoutGuide: BLOCKS_WITHOUT_GUIDE,
  hasGuide: (name) => guidesUsing(name).length > 0,
};

/** Reports the building blocks whose aside would lack its clouds or its guide. */
export const checkBlocks = async (projectRoot: string, facts = SITE): Promise<Problem[]> => {
  const finder = await SourceFinder.read(projectRoot, [BLOCKS]);
  return facts.blocks.flatMap((block) =>
    mistakesOf(block, facts).map((mistake) => ({ ...finder.find(block.title), ...mistake })),
  );
};

const mistakesOf = (
  { title, icon, subject, resources = [subject] }: BlockFacts['blocks'][number],
  { services, withoutGuide, hasGuide }: BlockFacts,
): Mistake[] => {
  const mistakes = resources
    .filter((resource) => !Object.hasOwn(services, resource))
    .map((resource) => ({
      message: `The building block "${title}" declares \`${resource}\`, which has no services on the clouds.`,
      cure: 'Add it to CLOUD_SERVICES in content/clouds.ts.',
    }));
  const isKnown = withoutGuide.includes(icon);
  if (hasGuide(icon) !== isKnown) return mistakes;
  return [
    ...mistakes,
    isKnown
      ? {
          message: `A guide uses the building block "${title}", which BLOCKS_WITHOUT_GUIDE denies.`,
          cure: `Remove \`${icon}\` from that list in content/navigation/guides.`,
        }
      : {
          message: `No guide uses the building block "${title}".`,
          cure: `Name \`${icon}\` in the \`uses\` of a guide in content/navigation/guides, or in BLOCKS_WITHOUT_GUIDE.`,
        },
  ];
};
