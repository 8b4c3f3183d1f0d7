/** @jsxRuntime automatic @jsxImportSource preact */

import type { ListItem, RootContent } from 'mdast';
import * as v from 'valibot';
import { CLOUD_NAMES, CLOUDS, type CloudName, RESOURCE_NAMES } from '#content/clouds.ts';
import type { CreatedResource, Deployment } from '#content/deployments/types.ts';
import { DEPLOYMENTS, INSTEAD } from '#content/deployments.ts';
import { Drawings } from '#scripts/components/diagram/drawing.tsx';
import type { Graph } from '#scripts/components/diagram/graph.ts';
import { list, listItem, paragraph, strong, text } from '#scripts/components/markdown-nodes.ts';
import { TabGroup, TabPanel } from '#scripts/components/tabs.tsx';
import { defineExpansion } from '#scripts/content/tree/define-expansion.ts';
import { definePart } from '#scripts/content/tree/define-part.ts';
import { chainInWords, chainsOf } from './chain.ts';
import { codes, dataOrigin } from './data-nodes.tsx';

const TITLE = 'What this deploys';
const TABS = CLOUD_NAMES.map((value) => [{ value, label: CLOUDS[value].label }]);

/** Draws a resource on the cloud that the reader chooses: its parts, the names in the account, and the permissions. */
export const deploys = defineExpansion({
  props: { resource: v.picklist(RESOURCE_NAMES) },
  place: 'block',
  content: 'none',
  expand: ({ props: { resource }, parse }) => {
    const chains = chainsOf(resource);
    const panels = CLOUD_NAMES.map((cloud) => {
      const deployment = DEPLOYMENTS[cloud][resource];
      const graph = chains.get(cloud);
      const content =
        deployment && graph
          ? [drawingPart({ graph }), list(itemsOf(deployment), { ordered: false })]
          : parse(
              `Nitric does not deploy this to ${CLOUDS[cloud].label}. ${INSTEAD[cloud][resource] ?? ''}`,
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

interface Place {
  cloud: CloudName;
  resource: string;
}

const drawingPart = definePart<{ graph: Graph }>('DeploysDrawing', {
  html: ({ props: { graph } }) => (
    <div class="diagram" role="img" aria-label={chainInWords(graph)}>
      <Drawings graph={graph} room="panel" />
    </div>
  ),
  markdown: () => [],
});

const panelPart = definePart<Place>('DeploysPanel', {
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

const deploysPart = definePart<Pick<Place, 'resource'>>('Deploys', {
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
