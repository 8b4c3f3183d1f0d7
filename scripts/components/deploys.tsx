import type { ListItem, RootContent } from 'mdast';
import * as v from 'valibot';
import { withHue } from '#content/building-blocks.ts';
import { CLOUD_NAMES, CLOUDS, type CloudName, RESOURCE_NAMES } from '#content/clouds.ts';
import { INSTEAD } from '#content/deployments.ts';
import type { IconName } from '#content/generated/icon-names.ts';
import { ownValue } from '#content/own-value.ts';
import { RESOURCE_PAGES } from '#content/reference-pages.ts';
import { type Reference, referenceName } from '#content/references.ts';
import { type CloudText, DEPLOYMENTS, type Deployment } from '#scripts/content/deployments.ts';
import { defineExpansion, definePart } from '#scripts/content/tree/define-component.ts';
import { walk } from '#scripts/content/tree/nodes.ts';
import { TabGroup, TabPanel } from './code-tabs.tsx';
import { Icon, spaced } from './inline.tsx';
import { code, joined, list, listItem, paragraph, strong, text } from './markdown-nodes.ts';
import { allowedIn, withMarks, withSwitches } from './switchable-sample.ts';

/** @jsxRuntime automatic @jsxImportSource preact */

const TITLE = 'What this deploys';
const NO_TYPES = 'The Terraform provider creates none of these.';

const TABS = CLOUD_NAMES.map((value) => [{ value, label: CLOUDS[value].label }]);

/**
 * A building block's first sample and what it deploys on the cloud that the reader chooses: the parts with their names in the
 * account, their types in Terraform, and the permissions. An ordered list after the sample explains the symbols in `marks`.
 */
export const deploys = defineExpansion({
  props: {
    resource: v.picklist(RESOURCE_NAMES),
    marks: v.optional(
      v.pipe(
        v.string(),
        v.transform((words) => words.split(/\s+/).filter(Boolean)),
      ),
      '',
    ),
  },
  content: 'flow',
  check: (node, report) => {
    const notes = node.children.find((child) => child.type === 'list');
    const { marks = [] } = node.props;
    if ((notes?.children.length ?? 0) !== marks.length)
      report(
        notes ?? node,
        `\`<Deploys>\` has ${notes?.children.length ?? 0} notes and ${marks.length} marks.`,
        'Write an ordered list after the sample, and in `marks` the anchor of the symbol that each note is about.',
      );
  },
  expand: ({ node, props: { resource, marks }, page, parse }) => {
    const samples = walk(node).filter((inner) => inner.type === 'code');
    const permissions = permissionsOf(resource);
    const panels = CLOUD_NAMES.map((cloud) => {
      const deployment = DEPLOYMENTS.get(cloud)?.get(resource);
      const { markdown, origin } = footOf(cloud, resource, deployment);
      return panelPart({ cloud, resource, ...(deployment && { deployment }) }, ...parse(markdown, origin));
    });
    return [
      deploysPart(
        { resource, marks, permissions, unread: page.symbols.unread },
        ...node.children,
        cloudsPart({ resource, permissions, allowed: allowedIn(samples, permissions) }, ...panels),
      ),
    ];
  },
});

/** The last line of a cloud's panel: its costs, or a resource to use instead. */
const footOf = (cloud: CloudName, resource: string, deployment: Deployment | undefined): CloudText => {
  const { label, href } = CLOUDS[cloud];
  const { cost } = deployment ?? {};
  // An HTTP proxy is on the page about APIs.
  const page = resource === 'http' ? 'apis' : resource;
  if (cost) return { ...cost, markdown: `${cost.markdown} [Limits and costs](${href}/${page}#limits)` };
  const instead = ownValue(INSTEAD[cloud], resource) ?? '';
  return {
    markdown: `Nitric does not deploy this to ${label}. ${instead}`,
    origin: { file: 'content/deployments.ts', line: 1, column: 1 },
  };
};

const permissionsOf = (resource: string): string[] => {
  const [deployment] = CLOUD_NAMES.flatMap((cloud) => DEPLOYMENTS.get(cloud)?.get(resource) ?? []);
  return [...(deployment?.permissions.keys() ?? [])];
};

const iconOf = (resource: string): IconName =>
  RESOURCE_PAGES.find(({ name }) => name === resource)?.icon ?? 'document';

interface DeploysProps {
  resource: string;
  marks: readonly string[];
  permissions: readonly string[];
  /** The libraries whose data has problems. Names of their samples have no links. */
  unread: ReadonlySet<Reference>;
}

const deploysPart = definePart<DeploysProps>('Deploys', {
  prepare: async ({ node, props: { marks = [], permissions = [], unread }, report }) => {
    for (const code of walk(node)) {
      const sample = code.type === 'code' ? code.data?.sample : undefined;
      if (code.type !== 'code' || !sample?.library) continue;
      const { sdk, version } = sample.library;
      const marked = unread?.has(referenceName(sdk, version))
        ? sample.html
        : withMarks(code, sample.html, { marks, report });
      code.data = { ...code.data, sample: { ...sample, html: withSwitches(marked, permissions) } };
    }
    return undefined;
  },
  html: ({ props: { resource }, children }) => (
    <figure class={withHue('deploys', iconOf(resource))}>{children}</figure>
  ),
});

interface CloudsProps {
  resource: string;
  permissions: readonly string[];
  /** The permissions that the sample asks for. */
  allowed: readonly string[];
}

const VIEWS = [
  ['service', 'Service'],
  ['terraform', 'Terraform'],
  ['iam', 'IAM'],
] as const;

const cloudsPart = definePart<CloudsProps>('DeploysClouds', {
  html: ({ props: { resource, permissions, allowed }, children }) => (
    <>
      {permissions.length > 1 && (
        <div class="switches" role="group" aria-label="Permissions">
          Allow
          {permissions.map((permission, index) => (
            <label>
              <input
                type="checkbox"
                value={index + 1}
                checked={allowed.includes(permission)}
                autocomplete="off"
              />
              {permission}
            </label>
          ))}
        </div>
      )}
      <div class="switches" role="group" aria-label={TITLE}>
        <strong>{TITLE}</strong>
        {VIEWS.filter(([value]) => value !== 'iam' || permissions.length > 0).map(([value, label], index) => (
          <label>
            <input
              type="radio"
              name={`view:${resource}`}
              value={value}
              checked={index === 0}
              autocomplete="off"
            />
            {label}
          </label>
        ))}
      </div>
      <TabGroup kind="cloud" group={resource} panels={TABS}>
        {children}
      </TabGroup>
    </>
  ),
  // The pages of the clouds say the same, but a reader who knows Terraform looks for this page.
  search: ({ props: { resource } }) => [
    paragraph(text([...new Set(CLOUD_NAMES.flatMap((cloud) => typesOf(cloud, resource)))].join(' '))),
  ],
});

const typesOf = (cloud: CloudName, resource: string): string[] =>
  DEPLOYMENTS.get(cloud)
    ?.get(resource)
    ?.creates.flatMap(({ terraform }) => terraform) ?? [];

interface PanelProps {
  cloud: CloudName;
  resource: string;
  /** Absent on a cloud that doesn't offer the resource. */
  deployment?: Deployment;
}

const panelPart = definePart<PanelProps>('DeploysPanel', {
  html: ({ props: { cloud, resource, deployment }, children }) => (
    <TabPanel group={resource} tabs={[{ value: cloud, label: CLOUDS[cloud].label }]}>
      {deployment && <Parts {...{ cloud, resource, deployment }} />}
      {children}
    </TabPanel>
  ),
  markdown: ({ props: { cloud, deployment }, children }): RootContent[] => [
    paragraph(strong(`${TITLE} on ${CLOUDS[cloud].label}`)),
    ...(deployment ? [list(itemsOf(deployment, cloud), { ordered: false })] : []),
    ...children,
  ],
});

const boxLabel = (box: string, cloud: CloudName): string => (box === 'service' ? CLOUDS[cloud].service : box);

const itemsOf = ({ drawing, creates, permissions, policy }: Deployment, cloud: CloudName): ListItem[] => [
  listItem(
    paragraph(
      text(drawing.map((part, index) => (index % 2 === 1 ? `(${part}) →` : boxLabel(part, cloud))).join(' ')),
    ),
  ),
  ...creates.map(({ kind, name, terraform }) =>
    listItem(
      paragraph(
        strong(kind),
        ...(name ? [text(' '), code(name)] : []),
        ...(terraform.length > 0 ? [text(', in Terraform '), ...joined(terraform.map(code))] : []),
      ),
    ),
  ),
  ...[...permissions].map(([permission, actions]) =>
    listItem(paragraph(code(permission), text(' grants '), ...joined(actions.map(code)))),
  ),
  ...(policy ? [listItem(paragraph(text('Permissions in Terraform: '), code(policy)))] : []),
  ...(creates.some(({ terraform }) => terraform.length > 0) ? [] : [listItem(paragraph(text(NO_TYPES)))]),
];

const Parts = ({ cloud, resource, deployment }: Required<PanelProps>) => {
  const { drawing, creates, permissions, policy } = deployment;
  return (
    <>
      <p class="chain">
        {drawing.map((part, index) =>
          index % 2 === 1 ? (
            <span>{lineLabel(part, [...permissions.keys()])}</span>
          ) : (
            <b>
              <Icon name={iconOfBox(part, resource)} />
              {boxLabel(part, cloud)}
            </b>
          ),
        )}
      </p>
      <ul>
        {creates.map(({ kind, name, terraform }) => (
          <li>
            <span>{kind}</span>
            {name && spaced(<code>{name}</code>)}
            {terraform.map((type) => spaced(<code class="type">{type}</code>))}
          </li>
        ))}
        {policy && (
          <li class="type">
            <span>Permissions</span>
            {spaced(<code class="type">{policy}</code>)}
          </li>
        )}
        {typesOf(cloud, resource).length === 0 && (
          <li class="type">
            <span class="type">{NO_TYPES}</span>
          </li>
        )}
      </ul>
      {permissions.size > 0 && (
        <ul class="iam">
          {[...permissions].map(([permission, actions], index) => (
            <li data-part={index + 1}>
              <b>{permission}</b>
              {actions.map((action) => spaced(<code>{action}</code>))}
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

/** The words on a line. Switches show and hide those that are permissions. */
const lineLabel = (label: string, permissions: readonly string[]) => {
  const words = label.split(', ');
  if (!words.every((word) => permissions.includes(word))) return label;
  return permissions.flatMap((word, index) =>
    words.length > 1 || words.includes(word)
      ? [
          words.length > 1 && index > 0 && <i data-part={index + 1}>, </i>,
          <span data-part={index + 1}>{word}</span>,
        ]
      : [],
  );
};

const iconOfBox = (box: string, resource: string): IconName => {
  if (box === 'service') return 'container';
  return box === 'Client' ? 'user' : iconOf(resource);
};
