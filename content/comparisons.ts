/** The subjects of the comparison are the first column of its tables, in this order. */
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

/** Plain text, by what it answers. What the sources do not say is left out. */
type Answers = Readonly<Partial<Record<ComparedBy, string>>>;

/** A tool that a page below `/concepts/comparison` compares with Nitric. */
export interface ComparedTool {
  name: string;
  answers: Answers;
  /** The pages with their addresses, and in parentheses the version, the day, or the month of reading, as Markdown. */
  sources: readonly string[];
}

export const NITRIC_ANSWERS: Answers = {
  source: 'The code of the services, and a stack file for each deployment',
  languages: 'JavaScript, TypeScript, and Python; Go and Dart are experimental',
  targets: 'AWS, Google Cloud, and Azure; other targets with a custom provider',
  permissions: 'Derived from what each service asks for in its code',
  provisioning: 'Pulumi, or Terraform in preview',
  state: 'The Pulumi or Terraform backend that you choose',
  local: 'The local cloud of the CLI emulates the resources',
  account: 'Your own cloud account',
  license: 'Apache 2.0',
};

/** The tools by the last part of their page's address, in the order of menus and tables. */
export const COMPARED_TOOLS: Readonly<Record<string, ComparedTool>> = {
  'aws-cdk': {
    name: 'AWS CDK',
    answers: {
      source: 'A CDK app: a program that defines constructs',
      languages: 'TypeScript, JavaScript, Python, Java, C#, and Go',
      targets: 'AWS',
      permissions: 'Grant methods of constructs, or IAM policies',
      provisioning: 'AWS CloudFormation, from templates that the CDK synthesizes',
      state: 'CloudFormation',
      account: 'Your own AWS account',
    },
    sources: [
      '[Supported languages](https://docs.aws.amazon.com/cdk/v2/guide/languages.html) (read in November 2026)',
      '[Permissions for L2 constructs](https://docs.aws.amazon.com/cdk/v2/guide/define-iam-l2.html) (read in November 2026)',
      '[CDK API reference](https://docs.aws.amazon.com/cdk/api/) (version 2.275.0)',
    ],
  },
  'aws-sam': {
    name: 'AWS SAM',
    answers: {
      source: 'A SAM template, an extension of CloudFormation templates',
      languages: 'YAML or JSON for the template; any Lambda runtime for functions',
      targets: 'AWS',
      permissions: 'Connectors between resources, or IAM policies',
      provisioning: 'AWS CloudFormation',
      state: 'CloudFormation',
      local: 'The SAM CLI runs Lambda functions and an HTTP server in front of them',
      account: 'Your own AWS account',
      license: 'Apache 2.0',
    },
    sources: [
      '[What is AWS SAM](https://docs.aws.amazon.com/serverless-application-model/latest/developerguide/what-is-sam.html) (read in November 2026)',
      '[Testing with sam local start-api](https://docs.aws.amazon.com/serverless-application-model/latest/developerguide/using-sam-cli-local-start-api.html) (read in November 2026)',
      '[The repository of the SAM transform](https://github.com/aws/serverless-application-model) (May 2026)',
    ],
  },
  bicep: {
    name: 'Bicep',
    answers: {
      source: 'Bicep files',
      languages: 'Bicep, a declarative language for Azure resources',
      targets: 'Azure',
      provisioning: 'Azure Resource Manager, from templates that Bicep is transpiled to',
      state: 'Azure; there is no state file',
      account: 'Your own Azure subscription',
      license: 'MIT',
    },
    sources: [
      '[The Bicep repository](https://github.com/Azure/bicep) (August 2026)',
      '[The what-if operation](https://learn.microsoft.com/en-us/azure/azure-resource-manager/bicep/deploy-what-if) (read in November 2026)',
    ],
  },
  pulumi: {
    name: 'Pulumi',
    answers: {
      source: 'A Pulumi program',
      languages: 'TypeScript, JavaScript, Python, Go, .NET, Java, and YAML',
      targets: 'AWS, Azure, Google Cloud, Kubernetes, and more than 300 providers',
      permissions: 'Written as resources of the cloud',
      provisioning: 'The Pulumi engine',
      state: 'Pulumi Cloud or a backend that you choose',
      account: 'Your own cloud account',
      license: 'Apache 2.0',
    },
    sources: [
      '[The Pulumi repository](https://github.com/pulumi/pulumi) (August 2026)',
      '[Languages and SDKs](https://www.pulumi.com/docs/iac/languages-sdks/) (read in November 2026)',
    ],
  },
  terraform: {
    name: 'Terraform',
    answers: {
      source: 'A Terraform configuration',
      languages: 'HCL',
      targets: 'Any platform with a Terraform provider',
      permissions: 'Written as resources of the cloud',
      provisioning: 'Terraform, with a plan before each change',
      state: 'The backend that you choose',
      account: 'Your own cloud account',
      license: 'Business Source License 1.1',
    },
    sources: [
      '[The Terraform repository](https://github.com/hashicorp/terraform) (version 1.15, August 2026)',
    ],
  },
  sst: {
    name: 'SST',
    answers: {
      source: 'A configuration in TypeScript alongside the application',
      languages:
        'TypeScript for resources; JavaScript, TypeScript, Python, Go, and Rust for code that reads them',
      targets: 'AWS and Cloudflare with built-in components; more than 150 other providers',
      permissions: 'Granted by linking a resource to a function or a frontend',
      provisioning: 'Providers of Pulumi and Terraform',
      state: 'A bucket in your AWS or Cloudflare account',
      local: 'Functions run on your machine; deployed stubs in AWS pass requests to them',
      account: 'Your own cloud account',
      license: 'MIT',
    },
    sources: [
      '[The SST repository with its documentation](https://github.com/anomalyco/sst) (version 4.17, June 2026)',
    ],
  },
  encore: {
    name: 'Encore',
    answers: {
      source: 'The code of the services',
      languages: 'TypeScript and Go',
      targets: 'AWS and Google Cloud through Encore Cloud; a Docker image for any other platform',
      permissions: 'Derived from how the code uses each resource',
      provisioning: 'Encore Cloud, a managed platform, or your own tools',
      local: 'The CLI runs the application with a local PostgreSQL, a local message broker, and tracing',
      account: 'Your own cloud account',
      license: 'Mozilla Public License 2.0 for the open source part',
    },
    sources: [
      '[The Encore repository with its documentation](https://github.com/encoredev/encore) (version 1.58, August 2026)',
    ],
  },
};
