import { CLOUD_NAMES, CLOUD_SERVICES, CLOUDS, type CloudName, RESOURCE_NAMES } from '#content/clouds.ts';
import { ownValue } from '#content/own-value.ts';
import { keysOfFile } from './configuration.ts';
import { cellsHint, hasCells, readData, rowsOf } from './data-rows.ts';
import { didYouMean, type Origin, type Report } from './problems/problem.ts';

/** Something that a declaration creates in the cloud account. */
interface CreatedResource {
  /** The kind, as the cloud's console calls it: `S3 bucket`. */
  kind: string;
  /** It is created for each of these, in words after the kind: `for each bucket`, `once for each stack`. */
  per: string;
  /** The pattern of its name in the account, with `<...>` for what the project or the cloud chooses, or an empty text. */
  name: string;
  /** The types that the Terraform provider creates instead. Empty if it creates none. */
  terraform: readonly string[];
  /** One sentence, as Markdown, if the kind does not say what it is for, or an empty text. */
  purpose: string;
  origin: Origin;
}

/** A limit of the service or of the provider, as Markdown. */
interface CloudLimit {
  what: string;
  value: string;
  origin: Origin;
}

export interface CloudText {
  markdown: string;
  origin: Origin;
}

/** A resource on a cloud, checked against the release of the providers in content/configuration.ts. */
export interface Deployment {
  creates: CreatedResource[];
  /** Boxes, and between two boxes what stands on the line. `service` is the box of a service of the project. */
  drawing: readonly string[];
  /** The IAM actions or the roles that each permission of the libraries grants. It is empty without permissions. */
  permissions: Map<string, readonly string[]>;
  /** The type with which the Terraform provider grants the permissions. */
  policy: string | undefined;
  limits: CloudLimit[];
  /** The keys of the stack file that change it, as content/configuration.tsv has them: `config.<type>.lambda.memory`. */
  keys: readonly string[];
  /** The effect of `nitric down`. */
  deletion: CloudText | undefined;
  /** The units that the cloud bills, without prices. */
  cost: CloudText | undefined;
}

/** The cells after the name of each fact, of which those in brackets may be empty or missing. `…` stands for any number. */
const FACTS: Readonly<Record<string, string>> = {
  creates: 'kind, per, [name], [terraform], [purpose]',
  drawing: 'box, …',
  permission: 'permission, …',
  policy: 'terraform',
  limit: 'what, value',
  keys: 'key, …',
  deletion: 'markdown',
  cost: 'markdown',
};

const TERRAFORM_TYPES: Readonly<Record<CloudName, RegExp>> = {
  aws: /^aws_[a-z0-9_]+$/,
  gcp: /^google_[a-z0-9_]+$/,
  azure: /^(?:azurerm|azuread)_[a-z0-9_]+$/,
};

export const deploymentsFile = (cloud: CloudName) => `content/deployments/${cloud}.tsv`;

/** Reads the rows of a cloud's file: the resource, the name of a fact, and its cells. Reports rows that break its rules. */
export const parseDeployments = (
  cloud: CloudName,
  source: string,
  report: Report,
): Map<string, Deployment> => {
  const offered = RESOURCE_NAMES.filter((name) => ownValue(CLOUD_SERVICES, name)?.[cloud]);
  const deployments = new Map(offered.map((name) => [name, emptyDeployment()]));
  const known = keysOfFile(cloud).map(({ path }) => path);
  for (const row of rowsOf(source)) {
    const { at } = row;
    const [resource = '', fact = '', ...cells] = row.cells;
    const deployment = deployments.get(resource);
    const rule = ownValue(FACTS, fact);
    if (!deployment) {
      report(
        at(0),
        `\`${resource}\` is not a resource on ${CLOUDS[cloud].label}.`,
        didYouMean(resource, offered),
      );
    } else if (rule === undefined) {
      report(at(1), `\`${fact}\` is not a fact.`, didYouMean(fact, Object.keys(FACTS)));
    } else if (!hasCells(rule, cells)) {
      report(at(2), `A row for \`${fact}\` has different cells.`, cellsHint(rule));
    } else {
      const origin = { file: deploymentsFile(cloud), ...at(2) };
      addFact(deployment, fact, cells, origin);
      for (const [cell, type] of terraformTypes(fact, cells))
        if (!TERRAFORM_TYPES[cloud].test(type))
          report(
            at(cell + 2),
            `\`${type}\` is not a Terraform type of ${CLOUDS[cloud].label}.`,
            `Write it as its provider does, with spaces between several: \`${TERRAFORM_TYPES[cloud].source}\`.`,
          );
      for (const [cell, key] of fact === 'keys' ? cells.entries() : [])
        if (!known.includes(key))
          report(at(cell + 2), `\`${key}\` is not a key of the stack file.`, didYouMean(key, known));
      if (fact === 'drawing' && !(cells.length % 2 === 1 && cells.includes('service')))
        report(
          at(2),
          'The drawing is not complete.',
          'Write boxes, one of them `service`, and a word between two.',
        );
    }
  }
  for (const [resource, { drawing, deletion, cost }] of deployments)
    if (drawing.length === 0 || !deletion || !cost)
      report(
        undefined,
        `\`${resource}\` has no drawing, deletion, or cost.`,
        'Write a row for each of them.',
      );
  return deployments;
};

const emptyDeployment = (): Deployment => ({
  creates: [],
  drawing: [],
  permissions: new Map(),
  policy: undefined,
  limits: [],
  keys: [],
  deletion: undefined,
  cost: undefined,
});

const addFact = (deployment: Deployment, fact: string, cells: readonly string[], origin: Origin): void => {
  const [first = '', second = '', name = '', terraform = '', purpose = ''] = cells;
  const text = { markdown: first, origin };
  if (fact === 'creates')
    deployment.creates.push({
      kind: first,
      per: second,
      name,
      terraform: terraform.split(' ').filter(Boolean),
      purpose,
      origin,
    });
  else if (fact === 'permission') deployment.permissions.set(first, cells.slice(1));
  else if (fact === 'limit') deployment.limits.push({ what: first, value: second, origin });
  else if (fact === 'drawing') deployment.drawing = cells;
  else if (fact === 'keys') deployment.keys = cells;
  else if (fact === 'policy') deployment.policy = first;
  else if (fact === 'deletion') deployment.deletion = text;
  else deployment.cost = text;
};

/** The types in the cells of a fact, each with the number of its cell. */
const terraformTypes = (fact: string, cells: readonly string[]): [number, string][] => {
  const cell = { creates: 3, policy: 0 }[fact];
  const types = cell === undefined ? [] : (cells[cell] ?? '').split(' ').filter(Boolean);
  return types.map((type) => [cell ?? 0, type]);
};

/** The deployment of each resource on each cloud that offers it, by the name of its reference page. */
export const DEPLOYMENTS: ReadonlyMap<CloudName, ReadonlyMap<string, Deployment>> = new Map(
  CLOUD_NAMES.map((cloud) => [
    cloud,
    readData(deploymentsFile(cloud), (source, report) => parseDeployments(cloud, source, report)),
  ]),
);
