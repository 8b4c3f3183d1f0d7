import type { BuildingBlockName } from '#content/building-blocks.ts';
import type { NavigationGroup, NavigationLink } from '#content/navigation/types.ts';

/** A guide, and where in it the building blocks are used: the anchor of the section, by the name of the block. */
export interface Guide extends NavigationLink {
  uses: Readonly<Partial<Record<BuildingBlockName, string>>>;
}

/** The guides of a folder, in groups. The first group has no title: the folder's own page is right above it. */
export type GuidesOfFolder = readonly NavigationGroup<Guide>[];
