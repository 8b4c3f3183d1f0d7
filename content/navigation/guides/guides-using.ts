import type { BuildingBlockName } from '#content/building-blocks.ts';
import type { LinkBySdk, NavigationLink } from '#content/navigation/types.ts';
import { isSdkSlug } from '#content/sdks.ts';
import { type Folder, guidesIn, LANGUAGES, TOPICS } from './folders.ts';

/** The guides that use a building block: the first one in the reader's language, then those about topics. */
export const guidesUsing = (name: BuildingBlockName): (NavigationLink | LinkBySdk)[] => {
  const placesIn = (folder: Folder) =>
    guidesIn(folder).flatMap(({ title, href, icon = folder.icon, uses }) =>
      uses[name] ? { title, href: `${href}#${uses[name]}`, ...(icon && { icon }), tag: 'Guide' } : [],
    );
  const hrefBySdk = Object.fromEntries(
    LANGUAGES.flatMap((folder) => {
      const [first] = placesIn(folder);
      return first && folder.icon && isSdkSlug(folder.icon) ? [[folder.icon, first.href]] : [];
    }),
  );
  return [
    ...(Object.keys(hrefBySdk).length > 0 ? [{ kind: 'guide', hrefBySdk }] : []),
    ...TOPICS.flatMap(placesIn),
  ];
};
