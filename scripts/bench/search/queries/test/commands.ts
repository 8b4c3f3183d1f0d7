import type { RelevanceRow } from '#scripts/bench/search/relevance-query.ts';

/** Commands and flags, of the CLI and of the tools next to it. */
export const COMMANDS: readonly RelevanceRow[] = [
  { query: 'nitric add stack', expect: ['/docs/reference/cli#add-stack', '/docs/reference/cli#stack-new'] },
  { query: 'nitric debug spec', expect: ['/docs/reference/cli#spec'] },
  { query: 'nitric help', expect: ['/docs/reference/cli#help'] },
  {
    query: 'nitric stack down',
    expect: [
      '/docs/reference/cli#down',
      '/docs/reference/cli/stacks#delete',
      '/docs/getting-started/deployment#down',
    ],
  },
  {
    query: 'nitric down --ci',
    expect: [
      '/docs/guides/deploying#delete',
      '/docs/reference/cli#down',
      '/docs/reference/cli#global-flags',
      '/docs/reference/cli/stacks#ci',
    ],
  },
  {
    query: 'nitric up -e .env.production',
    expect: [
      '/docs/reference/env#files',
      '/docs/reference/cli#up',
      '/docs/reference/cli/stacks#environments',
      '/docs/getting-started/deployment#environments',
    ],
  },
  {
    query: 'terraform init',
    expect: [
      '/docs/guides/terraform#generate',
      '/docs/reference/providers/terraform',
      '/docs/reference/providers/terraform#checks',
      '/docs/reference/providers/terraform/aws',
      '/docs/reference/providers/terraform/gcp',
      '/docs/reference/providers/terraform/azure',
    ],
  },
  {
    query: 'terraform plan -out',
    expect: [
      '/docs/guides/terraform#generate',
      '/docs/guides/terraform#change',
      '/docs/reference/providers/terraform#checks',
    ],
  },
  {
    query: 'pulumi login s3://',
    expect: [
      '/docs/reference/providers/pulumi#state',
      '/docs/reference/providers/pulumi#pipelines',
      '/docs/guides/deploying#setup',
      '/docs/guides/deploying/github-actions#state',
    ],
  },
  { query: 'claude mcp add', expect: ['/docs/agents', '/docs/agents#mcp'] },
  {
    query: 'curl https://nitric.io/install | bash',
    expect: [
      '/docs/getting-started/installation',
      '/docs/reference/cli/installation',
      '/docs/reference/cli/installation#upgrade',
      '/docs/getting-started/quickstart#prerequisites',
      '/docs/guides/deploying#other',
      '/docs/support/upgrade#tools',
      '/docs',
    ],
  },
  {
    query: 'brew upgrade nitric',
    expect: [
      '/docs/getting-started/installation',
      '/docs/reference/cli/installation#upgrade',
      '/docs/support/upgrade#tools',
    ],
  },
  {
    query: 'gcloud secrets versions add',
    expect: [
      '/docs/secrets#first-value',
      '/docs/reference/providers/gcp/secrets',
      '/docs/reference/providers/gcp/secrets#versions',
    ],
  },
  {
    query: 'az keyvault secret set',
    expect: [
      '/docs/secrets#first-value',
      '/docs/reference/providers/azure/secrets',
      '/docs/reference/providers/azure/secrets#versions',
    ],
  },
  {
    query: 'gradle shadowJar',
    expect: [
      '/docs/guides/jvm#build',
      '/docs/guides/jvm#deploy',
      '/docs/guides/jvm/serverless-rest-api-example#deploy',
    ],
  },
  {
    query: 'npx prisma migrate deploy',
    expect: ['/docs/guides/nodejs/nitric-and-prisma#cloud-migrations', '/docs/sql#migration-container'],
  },
  {
    query: 'aws s3api put-bucket-cors',
    expect: ['/docs/storage#browser', '/docs/reference/providers/aws/storage#cors'],
  },
  { query: 'npm view @nitric/sdk version', expect: ['/docs/reference/nodejs#install'] },
  {
    query: 'py-starter-pipenv',
    expect: [
      '/docs/reference/cli#new',
      '/docs/getting-started/quickstart#local',
      '/docs/guides/python#project',
    ],
  },
  { query: 'stripe listen --forward-to', expect: ['/docs/guides/nodejs/stripe#test'] },
  {
    query: 'npx drizzle-kit migrate',
    expect: [
      '/docs/guides/nodejs/nitric-and-drizzle#local-migrations',
      '/docs/guides/nodejs/nitric-and-drizzle#cloud-migrations',
      '/docs/guides/nodejs/nitric-and-drizzle#troubleshooting',
    ],
  },
  {
    query: 'az containerapp logs show',
    expect: ['/docs/reference/providers/azure/apis#logs', '/docs/troubleshooting#logs'],
  },
  { query: 'gcloud scheduler jobs run', expect: ['/docs/reference/providers/gcp/schedules'] },
  {
    query: 'nitric spec -o spec.json',
    expect: [
      '/docs/reference/cli#spec',
      '/docs/concepts/how-devs-use-nitric#spec',
      '/docs/guides/deploying#pull-requests',
      '/docs/concepts/cicd#review',
      '/docs/concepts/cicd#steps',
      '/docs/getting-started/deployment#preview',
    ],
  },
  { query: 'npx wscat -c wss://', expect: ['/docs/reference/providers/aws/websockets'] },
];
