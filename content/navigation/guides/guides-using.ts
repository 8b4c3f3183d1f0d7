import type { BuildingBlockName } from '#content/building-blocks.ts';
import type { LinkBySdk, NavigationLink } from '#content/navigation/types.ts';
import { isSdkSlug, type SdkSlug } from '#content/sdks.ts';
import { FOLDERS, type Folder, guidesIn } from './folders.ts';

const languageOf = ({ icon }: Folder): SdkSlug | undefined => (icon && isSdkSlug(icon) ? icon : undefined);

/** The guides that use a building block: the first one in the reader's language, then those of no language. */
export const guidesUsing = (name: BuildingBlockName): (NavigationLink | LinkBySdk)[] => {
  const placesIn = (folder: Folder) =>
    guidesIn(folder).flatMap(({ title, href, icon = folder.icon, uses }) =>
      uses[name] ? { title, href: `${href}#${uses[name]}`, ...(icon && { icon }), tag: 'Guide' } : [],
    );
  const hrefBySdk = Object.fromEntries(
    FOLDERS.flatMap((folder) => {
      const language = languageOf(folder);
      const [first] = placesIn(folder);
      return language && first ? [[language, first.href]] : [];
    }),
  );
  return [
    ...(Object.keys(hrefBySdk).length > 0 ? [{ kind: 'guide', hrefBySdk }] : []),
    ...FOLDERS.filter((folder) => !languageOf(folder)).flatMap(placesIn),
  ];
};
