/** @jsxRuntime automatic @jsxImportSource preact */

import type { RootContent } from 'mdast';
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
import type { ComponentNode } from '#scripts/content/tree/component.ts';
import { defineComponent } from '#scripts/content/tree/define-component.ts';
import { walk } from '#scripts/content/tree/nodes.ts';
import { Icon } from './icon.tsx';
import { list, listItem, paragraph, phrasing, text } from './markdown-nodes.ts';
import { type Wire, wiredCode } from './wired-code.ts';
import { Wires } from './wires.tsx';

const RESOURCE_PROPS = {
  /** The anchor of the symbol that declares the resource. It is the same in every library. */
  symbol: v.string(),
  /** The reference page about the resource. */
  page: v.picklist(RESOURCE_NAMES),
  /** A permission to use the resource instead of the resource itself. */
  permission: v.optional(v.boolean(), false),
};
type ResourceProps = v.InferOutput<v.StrictObjectSchema<typeof RESOURCE_PROPS, undefined>>;

const iconOf = (page: string): IconName | undefined => RESOURCE_PAGES.find(({ name }) => name === page)?.icon;

const classOf = ({ page, permission }: ResourceProps): string =>
  `block-${iconOf(page)}${permission ? ' permission' : ''}`;

const serviceOn = (cloud: CloudName, { page, permission }: ResourceProps): string =>
  (permission ? CLOUD_PERMISSIONS : CLOUD_SERVICES[page])?.[cloud] ?? 'Not available';

/**
 * Samples in several languages with a line from each word to the resource that it becomes on a cloud. Readers choose the cloud,
 * which needs no script.
 */
export const codeToCloud = defineComponent({
  props: {},
  place: 'block',
  content: 'flow',
  prepare: async ({ node, report }) => {
    const resources = walk(node).filter(isResource);
    const wires: Wire[] = resources.map(({ props }) => ({ symbol: props.symbol, className: classOf(props) }));
    return walk(node).flatMap((code) => {
      const sample = code.type === 'code' && code.data?.sample;
      if (!sample) return [];
      const { html, rows } = wiredCode(sample.html, wires);
      code.data = { ...code.data, sample: { ...sample, html } };
      return {
        language: sample.language,
        wires: wires.flatMap(({ symbol, className }, index) => {
          const row = rows[index];
          if (row !== undefined) return { row, className };
          report(
            code,
            `The sample has no place for the line of \`${symbol}\`.`,
            'Call the symbol, and leave the line above or below the call empty or shorter.',
          );
          return [];
        }),
      };
    });
  },
  html: ({ prepared, children }) => (
    <figure class="code-to-cloud">
      {children}
      <div class="all-wires" data-tabs="language" aria-hidden="true">
        {prepared.map((drawing) => (
          <Wires {...drawing} />
        ))}
      </div>
      <CloudChoice />
    </figure>
  ),
  markdown: ({ children }) => children,
});

const isResource = (node: unknown): node is ComponentNode<ResourceProps> =>
  (node as RootContent).type === 'component' && (node as ComponentNode).definition === resource;

const CloudChoice = () => (
  <fieldset class="cloud-choice">
    <legend class="sr-only">Cloud</legend>
    {CLOUD_NAMES.map((name, index) => (
      <label>
        <input type="radio" name="cloud" value={name} checked={index === 0} autocomplete="off" />
        {CLOUDS[name].label}
      </label>
    ))}
  </fieldset>
);

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
