import type { PhrasingContent, RootContent } from 'mdast';
import * as v from 'valibot';
import { CLOUD_NAMES, CLOUDS, type CloudName, RESOURCE_NAMES } from '#content/clouds.ts';
import type { ConfigurationKey } from '#content/configuration/types.ts';
import { PROVIDER_KEYS } from '#content/configuration.ts';
import type { Deployment } from '#content/deployments/types.ts';
import { DEPLOYMENTS } from '#content/deployments.ts';
import { code, linkTo, phrasingOf, tableOf, text } from '#scripts/components/markdown-nodes.ts';
import { keyAnchor } from '#scripts/components/records/configuration-keys.ts';
import { defineExpansion } from '#scripts/content/tree/define-expansion.ts';
import { capitalized } from '#worker/page/capitalized.ts';
import { codesInCell, dataOrigin } from './data-nodes.tsx';

interface Facts {
  cloud: CloudName;
  deployment: Deployment;
  /** The Markdown of a sentence. */
  line: (markdown: string) => PhrasingContent[];
  blocks: (markdown: string) => RootContent[];
}

/** A key with a link to its place on the page about the configuration. */
const keyLink = (cloud: CloudName, { path }: ConfigurationKey): PhrasingContent =>
  linkTo(`${CLOUDS[cloud].href}/configuration#${keyAnchor(path)}`, code(path));

/** Each value of `show` draws one of these. */
const DRAWN = {
  resources: ({ deployment, line }: Facts) => [
    tableOf(
      ['Resource', 'Name', 'Created'],
      deployment.creates.map(({ kind, per, name, purpose = '' }) => [
        [text(kind)],
        name ? codesInCell([name]) : [],
        line(`${capitalized(per)}. ${purpose}`),
      ]),
    ),
  ],
  permissions: ({ deployment }: Facts) => [
    tableOf(
      ['Permission', 'Grants'],
      Object.entries(deployment.permissions).map(([name, actions]) => [
        codesInCell([name]),
        codesInCell(actions),
      ]),
    ),
  ],
  limits: ({ deployment, line }: Facts) => [
    tableOf(
      ['Limit', 'Value'],
      deployment.limits.map(({ what, value }) => [line(what), line(value)]),
    ),
  ],
  keys: ({ cloud, deployment, line }: Facts) => [
    tableOf(
      ['Key', 'Meaning'],
      PROVIDER_KEYS[cloud]
        .filter(({ path }) => deployment.keys.includes(path))
        .map((key) => [
          [keyLink(cloud, key)],
          line(key.default ? `${key.meaning} The default is ${key.default}.` : key.meaning),
        ]),
    ),
  ],
  costs: ({ deployment, blocks }: Facts) => blocks(deployment.cost),
  deletion: ({ deployment, blocks }: Facts) => blocks(deployment.onDown),
} as const satisfies Readonly<Record<string, (facts: Facts) => RootContent[]>>;
type Shown = keyof typeof DRAWN;

const SHOWN = Object.keys(DRAWN) as Shown[]; // the keys are typed

/** The cloud and the resource of a page about one: `/reference/providers/aws/storage`. */
const placeOf = (path: string): { cloud: CloudName; resource: string } | undefined => {
  const cloud = CLOUD_NAMES.find((name) => path.startsWith(`${CLOUDS[name].href}/`));
  return cloud && { cloud, resource: path.slice(CLOUDS[cloud].href.length + 1) };
};

/** Draws one kind of fact about a resource on the cloud that the page is about. */
export const deployment = defineExpansion({
  props: { show: v.picklist(SHOWN), resource: v.optional(v.picklist(RESOURCE_NAMES)) },
  place: 'block',
  content: 'none',
  check: (node, report, { path }) => {
    const place = placeOf(path);
    const resource = node.props.resource ?? place?.resource ?? '';
    if (!place || !DEPLOYMENTS[place.cloud][resource])
      report(
        node,
        '`<Deployment />` is on a page that is not about a cloud resource.',
        'Use it below the page of a provider, such as `/reference/providers/aws`, or name the `resource`.',
      );
  },
  expand: ({ props, page, parse }) => {
    const place = placeOf(page.path);
    const found = place && DEPLOYMENTS[place.cloud][props.resource ?? place.resource];
    if (!found) return [];
    const blocks = (markdown: string) => parse(markdown, dataOrigin(place.cloud));
    return DRAWN[props.show]({
      cloud: place.cloud,
      deployment: found,
      blocks,
      line: (markdown) => phrasingOf(blocks(markdown)),
    });
  },
});
