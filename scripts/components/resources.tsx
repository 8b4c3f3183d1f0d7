/** @jsxRuntime automatic @jsxImportSource preact */

import type { Nodes } from 'mdast';
import * as v from 'valibot';
import {
  CLOUD_NAMES,
  CLOUD_PERMISSIONS,
  CLOUD_SERVICES,
  CLOUDS,
  type CloudName,
  RESOURCE_NAMES,
} from '#content/clouds.ts';
import type { IconName } from '#content/icon-names.ts';
import { RESOURCE_PAGES } from '#content/reference-pages.ts';
import type { PropsOf } from '#scripts/content/tree/component.ts';
import type { ComponentNode } from '#scripts/content/tree/component-node.ts';
import { defineComponent } from '#scripts/content/tree/define-component.ts';
import { Icon } from './icon.tsx';
import { list, listItem, paragraph, phrasing, text } from './markdown-nodes.ts';
import type { Wire } from './wired-code.ts';

const RESOURCE_PROPS = {
  /** The anchor of the symbol that declares the resource. It is the same in every library. */
  symbol: v.string(),
  /** The reference page about the resource. */
  page: v.picklist(RESOURCE_NAMES),
  /** A permission to use the resource instead of the resource itself. */
  permission: v.optional(v.boolean(), false),
};
type ResourceProps = PropsOf<typeof RESOURCE_PROPS>;

const iconOf = (page: string): IconName | undefined => RESOURCE_PAGES.find(({ name }) => name === page)?.icon;

const classOf = ({ page, permission }: ResourceProps): string =>
  `block-${iconOf(page)}${permission ? ' permission' : ''}`;

const serviceOn = (cloud: CloudName, { page, permission }: ResourceProps): string =>
  (permission ? CLOUD_PERMISSIONS : CLOUD_SERVICES[page])?.[cloud] ?? 'Not available';

/** The resources beside the code of `CodeToCloud`. */
export const resources = defineComponent({
  props: {},
  place: 'block',
  content: ['Resource'],
  parents: ['CodeToCloud'],
  html: ({ children }) => <ul class="resources">{children}</ul>,
  markdown: ({ children }) => [list(children, { ordered: false })],
});

/** A resource that a word of the code becomes. The content is its kind. */
export const resource = defineComponent({
  props: RESOURCE_PROPS,
  place: 'block',
  content: 'phrasing',
  parents: ['Resources'],
  html: ({ props, children }) => (
    <li class={classOf(props)}>
      <Icon name={props.permission ? 'permission' : (iconOf(props.page) ?? 'document')} />
      <span class="resource-kind">{children}</span>
      {CLOUD_NAMES.map((cloud) => (
        <span class="resource-name" data-cloud={cloud}>
          {serviceOn(cloud, props)}
        </span>
      ))}
    </li>
  ),
  markdown: ({ props, children }) => {
    const services = CLOUD_NAMES.map((cloud) => `${serviceOn(cloud, props)} on ${CLOUDS[cloud].label}`);
    return [listItem(paragraph(...phrasing(children), text(`: ${services.join(', ')}`)))];
  },
});

/** The wires to the resources among the nodes, in the order of the page. */
export const wiresIn = (nodes: readonly Nodes[]): Wire[] =>
  nodes.filter(isResource).map(({ props }) => ({ symbol: props.symbol, className: classOf(props) }));

const isResource = (node: Nodes): node is ComponentNode<ResourceProps> =>
  node.type === 'component' && node.definition === resource;
