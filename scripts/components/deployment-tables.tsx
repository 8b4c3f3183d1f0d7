import type { PhrasingContent, RootContent } from 'mdast';
import * as v from 'valibot';
import { CLOUD_NAMES, CLOUDS, type CloudName, RESOURCE_NAMES } from '#content/clouds.ts';
import { RESOURCE_PAGES } from '#content/reference-pages.ts';
import { keysOfFile } from '#scripts/content/configuration.ts';
import { type CloudText, DEPLOYMENTS, type Deployment } from '#scripts/content/deployments.ts';
import { recordOrigin } from '#scripts/content/records.ts';
import { BreakableCode } from '#scripts/content/render/html-parts.tsx';
import { defineExpansion, definePart, type ExpansionView } from '#scripts/content/tree/define-component.ts';
import { capitalized } from '#worker/model/text.ts';
import { code, joined, linkTo, phrasingOf, tableOf, text } from './markdown-nodes.ts';
import { keyAnchor } from './records/key-list.ts';

/** @jsxRuntime automatic @jsxImportSource preact */

interface Facts {
  cloud: CloudName;
  deployment: Deployment;
  parse: ExpansionView['parse'];
}

/** Each value of `show` draws one of these. */
const DRAWN = {
  resources: ({ deployment: { creates }, parse }: Facts) => {
    const withTypes = creates.some(({ terraform }) => terraform.length > 0);
    return [
      tableOf(
        ['Resource', 'Name', 'Created', ...(withTypes ? ['Terraform'] : [])],
        creates.map(({ kind, per, name, purpose, terraform, origin }) => [
          [text(kind)],
          name ? names([name]) : [],
          phrasingOf(parse(`${capitalized(per)}. ${purpose}`, origin)),
          ...(withTypes ? [names(terraform)] : []),
        ]),
      ),
    ];
  },
  permissions: ({ deployment }: Facts) => [
    tableOf(
      ['Permission', 'Grants'],
      [...deployment.permissions].map(([name, actions]) => [names([name]), names(actions)]),
    ),
  ],
  limits: ({ deployment, parse }: Facts) => [
    tableOf(
      ['Limit', 'Value'],
      deployment.limits.map(({ what, value, origin }) => [
        phrasingOf(parse(what, origin)),
        phrasingOf(parse(value, origin)),
      ]),
    ),
  ],
  keys: ({ cloud, deployment, parse }: Facts) => [
    tableOf(
      ['Key', 'Meaning'],
      keysOfFile(cloud)
        .filter(({ path }) => deployment.keys.includes(path))
        .map(({ path, meaning, default: preset }) => [
          [linkTo(`${CLOUDS[cloud].href}/configuration#${keyAnchor(path)}`, code(path))],
          phrasingOf(parse(preset ? `${meaning} The default is ${preset}.` : meaning, recordOrigin(meaning))),
        ]),
    ),
  ],
  costs: ({ deployment: { cost }, parse }: Facts) => blocksOf(cost, parse),
  deletion: ({ deployment: { deletion }, parse }: Facts) => blocksOf(deletion, parse),
} as const satisfies Readonly<Record<string, (facts: Facts) => RootContent[]>>;
type Shown = keyof typeof DRAWN;

const blocksOf = (text: CloudText | undefined, parse: ExpansionView['parse']): RootContent[] =>
  text ? parse(text.markdown, text.origin) : [];

/** A name of the cloud in code style. The names of the libraries and of Nitric are checked, and it is none of them. */
const namePart = definePart<{ name: string }>('CloudName', {
  html: ({ props }) => <BreakableCode text={props.name} />,
  markdown: ({ props }) => [code(props.name)],
});

/** Names of the cloud in code style, separated by commas. */
const names = (all: readonly string[]): PhrasingContent[] =>
  joined(all.map((name) => namePart({ name, inline: true })));

const SHOWN = Object.keys(DRAWN) as Shown[]; // the keys are typed

/** The deployment of a resource on the cloud of a page below it. The page's path names a resource: `/reference/providers/aws/storage`. */
const deploymentAt = (path: string, named: string | undefined) => {
  const cloud = CLOUD_NAMES.find((name) => path.startsWith(`${CLOUDS[name].href}/`));
  const found = cloud && DEPLOYMENTS.get(cloud)?.get(named ?? path.slice(CLOUDS[cloud].href.length + 1));
  return found && { cloud, deployment: found };
};

/** Draws one kind of fact about a resource on the cloud that the page is about. */
export const deployment = defineExpansion({
  props: { show: v.picklist(SHOWN), resource: v.optional(v.picklist(RESOURCE_NAMES)) },
  check: (node, report, { path }) => {
    if (!deploymentAt(path, node.props.resource))
      report(
        node,
        '`<Deployment />` is on a page that is not about a cloud resource.',
        'Use it below the page of a provider, such as `/reference/providers/aws`, or name the `resource`.',
      );
  },
  expand: ({ props, page, parse }) => {
    const found = deploymentAt(page.path, props.resource);
    return found ? DRAWN[props.show]({ ...found, parse }) : [];
  },
});

/** Draws the types that the Terraform provider for a cloud creates for each resource, which is a link to its page. */
export const terraformTypes = defineExpansion({
  props: { cloud: v.picklist(CLOUD_NAMES) },
  expand: ({ props: { cloud } }) => [
    tableOf(
      ['Resource', 'Terraform types'],
      RESOURCE_PAGES.flatMap(({ name, title }) => {
        const { creates = [], policy } = DEPLOYMENTS.get(cloud)?.get(name) ?? {};
        const types = [...creates.flatMap(({ terraform }) => terraform), ...(policy ? [policy] : [])];
        // An HTTP proxy has the types of an API, and no page.
        if (types.length === 0 || name === 'http') return [];
        return [[[linkTo(`${CLOUDS[cloud].href}/${name}`, text(title))], names([...new Set(types)])]];
      }),
    ),
  ],
});
