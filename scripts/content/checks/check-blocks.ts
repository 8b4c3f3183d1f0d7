import { BUILDING_BLOCKS, type BuildingBlock, type BuildingBlockName } from '#content/building-blocks.ts';
import { CLOUD_SERVICES } from '#content/clouds.ts';
import { guidesUsing } from '#content/navigation/guides/guides-using.ts';
import type { Mistake, Problem } from '#scripts/content/problems/problem.ts';
import { SourceFinder } from './source-finder.ts';

const BLOCKS = 'content/building-blocks.ts';

interface BlockFacts {
  blocks: readonly (BuildingBlock & { icon: BuildingBlockName })[];
  services: Readonly<Record<string, unknown>>;
  guidesUsing: (name: BuildingBlockName) => readonly unknown[];
}

const SITE: BlockFacts = { blocks: BUILDING_BLOCKS, services: CLOUD_SERVICES, guidesUsing };

/** Reports the building blocks whose aside would lack its clouds or its guide. */
export const checkBlocks = async (projectRoot: string, facts = SITE): Promise<Problem[]> => {
  const finder = await SourceFinder.read(projectRoot, [BLOCKS]);
  return facts.blocks.flatMap((block) =>
    mistakesOf(block, facts).map((mistake) => ({ ...finder.find(block.title), ...mistake })),
  );
};

const mistakesOf = (
  { title, icon, subject, resources = [subject] }: BlockFacts['blocks'][number],
  { services, guidesUsing }: BlockFacts,
): Mistake[] => {
  const mistakes = resources
    .filter((resource) => !Object.hasOwn(services, resource))
    .map((resource) => ({
      message: `The building block "${title}" declares \`${resource}\`, which has no services on the clouds.`,
      cure: 'Add it to SERVICES in content/clouds.ts.',
    }));
  if (guidesUsing(icon).length > 0) return mistakes;
  return [
    ...mistakes,
    {
      message: `No guide uses the building block "${title}".`,
      cure: `Name \`${icon}\` in the \`uses\` of a guide in content/navigation/guides.`,
    },
  ];
};
