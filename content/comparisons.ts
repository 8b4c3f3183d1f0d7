/** The subjects of the comparison are the first column of its tables, in this order. The answers are in content/comparisons.yaml. */
export const COMPARED_BY = {
  source: 'Resources are described in',
  languages: 'Languages',
  targets: 'Deploys to',
  permissions: 'Permissions',
  provisioning: 'Provisioned by',
  state: 'State is kept in',
  local: 'On your machine',
  account: 'Runs in',
  license: 'License',
  status: 'State of the project',
} as const;
export type ComparedBy = keyof typeof COMPARED_BY;

/** The tools that pages below `/concepts/comparison` compare with Nitric, by the last part of the address, in the order of menus. */
export const COMPARED_TOOLS = {
  'aws-cdk': 'AWS CDK',
  'aws-sam': 'AWS SAM',
  bicep: 'Bicep',
  pulumi: 'Pulumi',
  terraform: 'Terraform',
  sst: 'SST',
  encore: 'Encore',
} as const;
export type ComparedTool = keyof typeof COMPARED_TOOLS;
