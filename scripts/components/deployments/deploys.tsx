/** @jsxRuntime automatic @jsxImportSource preact */
import type { ListItem, RootContent } from 'mdast';
import * as v from 'valibot';
import { CLOUDS, type CloudName } from '#content/clouds.ts';
import type { CreatedResource, Deployment } from '#content/deployments/types.ts';
import { DEPLOYMENTS, INSTEAD } from '#content/deployments.ts';
import type { IconName } from '#content/icon-names.ts';
import { RESOURCE_PAGES } from '#content/reference-pages.ts';
import { Drawing } from '#scripts/components/diagram/drawing.tsx';
import { list, listItem, paragraph, strong, text } from '#scripts/components/plain.ts';
import { TabGroup, TabPanel } from '#scripts/components/tabs.tsx';
import { definePart } from '#scripts/content/tree/define-part.ts';
import { defineExpansion } from '#scripts/content/tree/expansion.ts';
import { chain, chainInWords } from './chain.ts';
import { codes, dataOrigin } from './data-nodes.tsx';
import { CLOUD_NAMES, RESOURCE_NAMES } from './names.ts';

const TITLE = 'What this deploys';
const TABS = CLOUD_NAMES.map((value) => [{ value, label: CLOUDS[value].label }]);

/** What a resource becomes on the cloud that the reader chooses: a drawing, the names in the account, and the permissions. */
export const deploys = defineExpansion({
  props: { resource: v.picklist(RESOURCE_NAMES) },
  place: 'block',
  content: 'none',
  expand: ({ props: { resource }, parse }) => {
    const panels = CLOUD_NAMES.map((cloud) => {
      const deployment = DEPLOYMENTS[cloud][resource];
      const content = deployment
        ? [drawingPart({ cloud, resource, deployment }), list(itemsOf(deployment), { ordered: false })]
        : parse(
            `${CLOUDS[cloud].label} does not have it. ${INSTEAD[cloud][resource] ?? ''}`,
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

const itemOf = ({ kind, per, name }: CreatedResource): ListItem =>
  listItem(paragraph(strong(kind), text(` ${per}`), ...(name ? [text(': '), ...codes([name])] : [])));

const iconOf = (resource: string): IconName =>
  RESOURCE_PAGES.find(({ name }) => name === resource)?.icon ?? 'document';

interface Place {
  cloud: CloudName;
  resource: string;
}

const drawingPart = definePart<Place & { deployment: Deployment }>('DeploysDrawing', {
  html: ({ props: { cloud, resource, deployment } }) => {
    const graph = chain(deployment.drawing, cloud, iconOf(resource));
    const alt = chainInWords(graph);
    return (
      <div class="diagram">
        <Drawing graph={graph} direction="across" alt={alt} />
        <Drawing graph={graph} direction="down" alt={alt} />
      </div>
    );
  },
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
  // The pages of the clouds answer what a resource becomes there.
  search: () => [],
});
