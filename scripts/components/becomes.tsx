import type { Link, PhrasingContent, RootContent } from 'mdast';
import { BUILDING_BLOCKS } from '#content/building-blocks.ts';
import { CLOUD_NAMES, CLOUD_SERVICES, CLOUDS, type CloudName } from '#content/clouds.ts';
import { ownValue } from '#content/own-value.ts';
import { RESOURCE_PAGES, type ReferencePage } from '#content/reference-pages.ts';
import { referenceName } from '#content/references.ts';
import { SDK_SLUGS, SDKS, type SdkSlug } from '#content/sdks.ts';
import { DOCS_PREFIX } from '#content/site.ts';
import { pageAddress, type SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import { defineExpansion, definePart } from '#scripts/content/tree/define-component.ts';
import { element } from '#scripts/content/tree/nodes.ts';
import { Icon } from './inline.tsx';
import { joined, linkTo, list, listItem, paragraph, phrasing, text } from './markdown-nodes.ts';

/** @jsxRuntime automatic @jsxImportSource preact */

const blockOf = (path: string) => BUILDING_BLOCKS.find(({ href }) => href === DOCS_PREFIX + path);

/** The resources of a building block that a cloud can offer. */
const resourcesOf = (path: string): ReferencePage[] =>
  RESOURCE_PAGES.filter(({ icon, name }) => icon === blockOf(path)?.icon && name in CLOUD_SERVICES);

/** Shows what the building block of the page becomes on each cloud, and its reference in the reader's language. */
export const becomes = defineExpansion({
  check: (node, report, page) => {
    if (resourcesOf(page.path).length === 0)
      report(
        node,
        '`<Becomes />` is on a page without a cloud resource.',
        'Use it on the page of a building block, and name its services in `content/clouds.ts`.',
      );
  },
  expand: ({ page: { path, symbols } }) => {
    const names = resourcesOf(path).map(({ name }) => name);
    const variants = SDK_SLUGS.flatMap((sdk) => {
      const link = referenceLink(sdk, blockOf(path)?.subject ?? '', symbols);
      return link ? element('Sdk', { name: sdk }, paragraph(link)) : [];
    });
    return [
      factsPart(
        {},
        servicesPart({}, ...CLOUD_NAMES.map((cloud) => servicePart({ cloud }, ...servicesOn(cloud, names)))),
        ...(variants.length > 0 ? [element('BySdk', {}, ...variants)] : []),
      ),
    ];
  },
});

/** The services with links to their rows in the provider's table. Each service appears once. */
export const servicesOn = (cloud: CloudName, names: readonly string[]): PhrasingContent[] => {
  const { href, label } = CLOUDS[cloud];
  const services = new Map<string, string>();
  for (const name of names) {
    const service = ownValue(CLOUD_SERVICES, name)?.[cloud];
    if (service && !services.has(service)) services.set(service, `${href}#service-${name}`);
  }
  if (services.size === 0) return [linkTo(`${href}#limits`, text(`Not on ${label}`))];
  return joined([...services].map(([service, url]) => linkTo(url, text(service))));
};

/** The page of the library about a subject, or the library's note about its absence. */
const referenceLink = (sdk: SdkSlug, subject: string, symbols: SiteSymbols): Link | undefined => {
  const library = symbols.get(referenceName(sdk, undefined));
  const { label } = SDKS[sdk];
  if (library?.pages.has(subject))
    return linkTo(pageAddress(library.reference, subject), text(`${label} reference`));
  if (library?.about.absent.some(({ id }) => id === subject))
    return linkTo(`${pageAddress(library.reference, 'index')}#${subject}`, text(`Not in ${label}`));
  return undefined;
};

const factsPart = definePart('Facts', {
  html: ({ children }) => <div class="facts">{children}</div>,
  // The facts are not searched: a section of the page names the services, and every block names all libraries.
  search: () => [],
});

const servicesPart = definePart('Services', {
  html: ({ children }) => <ul aria-label="What it becomes on each cloud">{children}</ul>,
  markdown: ({ children }) => [list(children, { ordered: false })],
});

const servicePart = definePart<{ cloud: CloudName }>('Service', {
  html: ({ props, children }) => (
    <li>
      <Icon name={props.cloud} />
      <span class="sr-only">{CLOUDS[props.cloud].label}: </span>
      <span>{children}</span>
    </li>
  ),
  markdown: ({ props, children }): RootContent[] => [
    listItem(paragraph(text(`${CLOUDS[props.cloud].label}: `), ...phrasing(children))),
  ],
});
