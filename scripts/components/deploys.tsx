import type { ListItem, PhrasingContent, RootContent } from 'mdast';
import * as v from 'valibot';
import { CLOUD_NAMES, CLOUDS, type CloudName, RESOURCE_NAMES } from '#content/clouds.ts';
import { PROVIDER_KEYS } from '#content/configuration.ts';
import type { CreatedResource, Deployment } from '#content/deployments/deployment.ts';
import { DEPLOYMENTS, INSTEAD } from '#content/deployments.ts';
import type { IconName } from '#content/icon-names.ts';
import { ownValue } from '#content/own-value.ts';
import { RESOURCE_PAGES } from '#content/reference-pages.ts';
import type { Origin } from '#scripts/content/problems/problem.ts';
import { BreakableCode } from '#scripts/content/render/html-parts.tsx';
import { defineExpansion, definePart } from '#scripts/content/tree/define-component.ts';
import { capitalized } from '#worker/model/text.ts';
import { TabGroup, TabPanel } from './code-tabs.tsx';
import { Drawings } from './diagram/drawing.tsx';
import type { Graph, GraphEdge, GraphNode } from './diagram/graph.ts';
import { boxWidth } from './diagram/sizes.ts';
import {
  code,
  joined,
  linkTo,
  list,
  listItem,
  paragraph,
  phrasingOf,
  strong,
  tableOf,
  text,
} from './markdown-nodes.ts';
import { keyAnchor } from './records/key-list.ts';

/** @jsxRuntime automatic @jsxImportSource preact */

const TITLE = 'What this deploys';
const TABS = CLOUD_NAMES.map((value) => [{ value, label: CLOUDS[value].label }]);

/** Draws a resource on the cloud that the reader chooses: its parts, the names in the account, and the permissions. */
export const deploys = defineExpansion({
  props: { resource: v.picklist(RESOURCE_NAMES) },
  expand: ({ props: { resource }, parse }) => {
    const chains = chainsOf(resource);
    const panels = CLOUD_NAMES.map((cloud) => {
      const deployment = ownValue(DEPLOYMENTS[cloud], resource);
      const graph = chains.get(cloud);
      const content =
        deployment && graph
          ? [drawingPart({ graph }), list(itemsOf(deployment), { ordered: false })]
          : parse(
              `Nitric does not deploy this to ${CLOUDS[cloud].label}. ${ownValue(INSTEAD[cloud], resource) ?? ''}`,
              dataOrigin(cloud),
            );
      return panelPart({ cloud, resource }, ...content);
    });
    return [deploysPart({ resource }, ...panels)];
  },
});

const itemsOf = ({ creates, permissions }: Deployment): ListItem[] => [
  ...creates.map(itemOf),
  ...Object.entries(permissions).map(([permission, actions]) =>
    listItem(paragraph(...codes([permission]), text(' grants '), ...codes(actions))),
  ),
];

const itemOf = ({ kind, name }: CreatedResource): ListItem =>
  listItem(paragraph(strong(kind), ...(name ? [text(' '), ...codes([name])] : [])));

const drawingPart = definePart<{ graph: Graph }>('DeploysDrawing', {
  html: ({ props: { graph } }) => (
    <div class="diagram" role="img" aria-label={chainInWords(graph)}>
      <Drawings graph={graph} room="panel" />
    </div>
  ),
  markdown: () => [],
});

const panelPart = definePart<{ cloud: CloudName; resource: string }>('DeploysPanel', {
  html: ({ props: { cloud, resource }, children }) => (
    <TabPanel group={resource} tabs={[{ value: cloud, label: CLOUDS[cloud].label }]}>
      {children}
    </TabPanel>
  ),
  markdown: ({ props, children }): RootContent[] => [
    paragraph(strong(`${TITLE} on ${CLOUDS[props.cloud].label}`)),
    ...children,
  ],
});

const deploysPart = definePart<{ resource: string }>('Deploys', {
  html: ({ props, children }) => (
    <figure class="deploys">
      <figcaption>{TITLE}</figcaption>
      <TabGroup kind="cloud" group={props.resource} panels={TABS}>
        {children}
      </TabGroup>
    </figure>
  ),
  // The drawing is not searched, because the pages of the clouds say the same.
  search: () => [],
});

/**
 * The drawings of a resource, by cloud. Boxes at the same position have the same width in all of them: a page contains all drawings,
 * and what they repeat costs nothing after gzip.
 */
const chainsOf = (resource: string): ReadonlyMap<CloudName, Graph> => {
  const icon = RESOURCE_PAGES.find(({ name }) => name === resource)?.icon ?? 'document';
  const chains = new Map(
    CLOUD_NAMES.flatMap((cloud) => {
      const deployment = ownValue(DEPLOYMENTS[cloud], resource);
      return deployment ? [[cloud, chain(deployment.drawing, cloud, icon)] as const] : [];
    }),
  );
  const nodes = [...chains.values()].flatMap((graph) => graph.nodes);
  for (const node of nodes)
    node.leastWidth = Math.max(...nodes.filter(({ rank }) => rank === node.rank).map(boxWidth));
  return chains;
};

const chain = (drawing: readonly string[], cloud: CloudName, icon: IconName): Graph => {
  const nodes = drawing
    .filter((_, index) => index % 2 === 0)
    .map((box, rank): GraphNode => ({ ...boxOf(box, cloud, icon), name: `${rank}`, rank, slot: 0 }));
  const edges = nodes.slice(1).flatMap((to, index): GraphEdge[] => {
    const from = nodes[index];
    return from ? [{ from, to, label: drawing[2 * index + 1], isDashed: false }] : [];
  });
  return { nodes, edges };
};

const boxOf = (box: string, cloud: CloudName, icon: IconName): Pick<GraphNode, 'label' | 'icon'> => {
  if (box === 'service') return { label: CLOUDS[cloud].service, icon: 'container' };
  return { label: box, icon: box === 'Client' ? 'user' : icon };
};

/** A drawing in words: `Lambda to S3 bucket: read, write. S3 bucket to Lambda: event.` */
const chainInWords = ({ edges }: Graph): string =>
  edges.map(({ from, to, label }) => `${from.label} to ${to.label}${label ? `: ${label}` : ''}.`).join(' ');

interface Facts {
  cloud: CloudName;
  deployment: Deployment;
  /** The Markdown of a sentence. */
  line: (markdown: string) => PhrasingContent[];
  blocks: (markdown: string) => RootContent[];
}

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
        .map(({ path, meaning, default: preset }) => [
          [linkTo(`${CLOUDS[cloud].href}/configuration#${keyAnchor(path)}`, code(path))],
          line(preset ? `${meaning} The default is ${preset}.` : meaning),
        ]),
    ),
  ],
  costs: ({ deployment, blocks }: Facts) => blocks(deployment.cost),
  deletion: ({ deployment, blocks }: Facts) => blocks(deployment.onDown),
} as const satisfies Readonly<Record<string, (facts: Facts) => RootContent[]>>;
type Shown = keyof typeof DRAWN;

const SHOWN = Object.keys(DRAWN) as Shown[]; // the keys are typed

/** The cloud and the resource of a page about one: `/reference/providers/aws/storage`. */
const locationOf = (path: string): { cloud: CloudName; resource: string } | undefined => {
  const cloud = CLOUD_NAMES.find((name) => path.startsWith(`${CLOUDS[name].href}/`));
  return cloud && { cloud, resource: path.slice(CLOUDS[cloud].href.length + 1) };
};

/** Draws one kind of fact about a resource on the cloud that the page is about. */
export const deployment = defineExpansion({
  props: { show: v.picklist(SHOWN), resource: v.optional(v.picklist(RESOURCE_NAMES)) },
  check: (node, report, { path }) => {
    const location = locationOf(path);
    const resource = node.props.resource ?? location?.resource ?? '';
    if (!location || !ownValue(DEPLOYMENTS[location.cloud], resource))
      report(
        node,
        '`<Deployment />` is on a page that is not about a cloud resource.',
        'Use it below the page of a provider, such as `/reference/providers/aws`, or name the `resource`.',
      );
  },
  expand: ({ props, page, parse }) => {
    const location = locationOf(page.path);
    const found = location && ownValue(DEPLOYMENTS[location.cloud], props.resource ?? location.resource);
    if (!found) return [];
    const blocks = (markdown: string) => parse(markdown, dataOrigin(location.cloud));
    return DRAWN[props.show]({
      cloud: location.cloud,
      deployment: found,
      blocks,
      line: (markdown) => phrasingOf(blocks(markdown)),
    });
  },
});

/** The file of a cloud's data, where mistakes in its Markdown are reported. */
const dataOrigin = (cloud: CloudName): Origin => ({
  file: `content/deployments/${cloud}.ts`,
  line: 1,
  column: 1,
});

/** A name of the cloud in code style. The names of the libraries and of Nitric are checked, and it is none of them. */
const namePart = definePart<{ name: string; isInCell: boolean }>('CloudName', {
  html: ({ props }) => (props.isInCell ? <BreakableCode text={props.name} /> : <code>{props.name}</code>),
  markdown: ({ props }) => [code(props.name)],
});

/** Names of the cloud in code style, separated by commas. */
const codes = (names: readonly string[], isInCell = false): PhrasingContent[] =>
  joined(names.map((name) => namePart({ name, isInCell, inline: true })));

const codesInCell = (names: readonly string[]): PhrasingContent[] => codes(names, true);
