import type { BuildingBlockName } from '#content/building-blocks.ts';
import type { LinkBySdk, NavigationLink } from '#content/navigation/types.ts';
import { isSdkSlug } from '#content/sdks.ts';
import { guidesIn, LANGUAGES, TOPICS } from './folders.ts';
import type { Guide } from './guide.ts';

/** The guides that use a building block: the first one in the reader's language, then those about topics. */
export const guidesUsing = (name: BuildingBlockName): (NavigationLink | LinkBySdk)[] => {
  const placesIn = (guides: readonly Guide[]) =>
    guides.flatMap(({ title, href, icon, uses }) =>
      uses[name] ? { title, href: `${href}#${uses[name]}`, ...(icon && { icon }), tag: 'Guide' } : [],
    );
  const hrefBySdk = Object.fromEntries(
    LANGUAGES.flatMap((folder) => {
      const [first] = placesIn(guidesIn(folder));
      return first && folder.icon && isSdkSlug(folder.icon) ? [[folder.icon, first.href]] : [];
    }),
  );
  return [
    ...(Object.keys(hrefBySdk).length > 0 ? [{ kind: 'guide', hrefBySdk }] : []),
    ...placesIn(TOPICS.flatMap(guidesIn)),
  ];
};
