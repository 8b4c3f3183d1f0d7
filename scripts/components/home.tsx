import type { Code, Nodes } from 'mdast';
import * as v from 'valibot';
import {
  CLOUD_NAMES,
  CLOUD_PERMISSIONS,
  CLOUD_SERVICES,
  CLOUDS,
  type CloudName,
  RESOURCE_NAMES,
} from '#content/clouds.ts';
import type { IconName } from '#content/generated/icon-names.ts';
import { ownValue } from '#content/own-value.ts';
import { RESOURCE_PAGES } from '#content/reference-pages.ts';
import { type Reference, referenceName } from '#content/references.ts';
import type { Report } from '#scripts/content/problems/problem.ts';
import { type ComponentNode, defineComponent, type PropsOf } from '#scripts/content/tree/define-component.ts';
import { walk } from '#scripts/content/tree/nodes.ts';
import { Icon } from './inline.tsx';
import { list, listItem, paragraph, phrasing, text } from './markdown-nodes.ts';
import { type Wire, Wires, type WiresProps, wiredCode } from './wires.tsx';

/** @jsxRuntime automatic @jsxImportSource preact */

/** The first steps, next to the drawing of home: a paragraph whose first link is a button, and commands. */
export const start = defineComponent({
  content: 'flow',
  html: ({ children }) => <div class="start">{children}</div>,
  markdown: ({ children }) => children,
});

/**
 * Samples in several languages with a line from each word to the resource that it becomes on a cloud. Readers choose the cloud,
 * which needs no script.
 */
export const codeToCloud = defineComponent({
  content: 'flow',
  prepare: async ({ node, page, report }) => {
    const nodes = walk(node);
    const wires = wiresIn(nodes);
    return nodes.flatMap((inner) =>
      inner.type === 'code' && isRead(inner, page.symbols.unread) ? wireUp(inner, wires, report) : [],
    );
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

/** `false` for a block whose library's data has problems. They are reported, and no name of the block has a symbol. */
const isRead = ({ data }: Code, unread: ReadonlySet<Reference>): boolean => {
  const library = data?.sample?.library;
  return !library || !unread.has(referenceName(library.sdk, library.version));
};

/** Begins the wires in a code block. Returns the drawing of the rest of them, or nothing for a block without a sample. */
const wireUp = (code: Code, wires: readonly Wire[], report: Report): WiresProps[] => {
  const sample = code.data?.sample;
  if (!sample) return [];
  const { html, rows } = wiredCode(sample.html, wires);
  code.data = { ...code.data, sample: { ...sample, html } };
  const drawn = wires.flatMap(({ symbol, className }, index) => {
    const row = rows[index];
    if (row !== undefined) return { row: row - sample.folded, className };
    report(
      code,
      `The sample has no room for the line to \`${symbol}\`.`,
      'Call the symbol, and leave the line above or below the call empty or shorter.',
    );
    return [];
  });
  return [{ language: sample.language, wires: drawn }];
};

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
  (permission ? CLOUD_PERMISSIONS : ownValue(CLOUD_SERVICES, page))?.[cloud] ?? 'Not available';

/** The resources beside the code of `CodeToCloud`. */
export const resources = defineComponent({
  content: ['Resource'],
  parents: ['CodeToCloud'],
  html: ({ children }) => <ul class="resources">{children}</ul>,
  markdown: ({ children }) => [list(children, { ordered: false })],
});

/** A resource that a word of the code becomes. The content is its kind. */
export const resource = defineComponent({
  props: RESOURCE_PROPS,
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
const wiresIn = (nodes: readonly Nodes[]): Wire[] =>
  nodes.filter(isResource).map(({ props }) => ({ symbol: props.symbol, className: classOf(props) }));

const isResource = (node: Nodes): node is ComponentNode<ResourceProps> =>
  node.type === 'component' && node.definition === resource;
