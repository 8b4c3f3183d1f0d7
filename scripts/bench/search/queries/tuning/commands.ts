import type { RelevanceRow } from '#scripts/bench/search/relevance-query.ts';

/** Commands and flags, of the CLI and of the tools next to it. */
export const COMMANDS: readonly RelevanceRow[] = [
  {
    query: 'nitric up --ci',
    expect: [
      '/docs/reference/cli#global-flags',
      '/docs/reference/cli#up',
      '/docs/guides/deploying',
      '/docs/guides/deploying#other',
      '/docs/faq#ci',
      '/docs/concepts/cicd',
    ],
  },
  { query: 'nitric start', expect: ['/docs/reference/cli#start'] },
  { query: 'nitric run', expect: ['/docs/reference/cli#run'] },
  { query: 'nitric new', expect: ['/docs/reference/cli#new'] },
  { query: 'nitric stack new', expect: ['/docs/reference/cli#stack-new'] },
  { query: 'nitric down', expect: ['/docs/reference/cli#down'] },
  { query: 'nitric build', expect: ['/docs/reference/cli#build'] },
  { query: 'nitric up', expect: ['/docs/getting-started/deployment#up', '/docs/reference/cli#up'] },
  { query: 'nitric add website', expect: ['/docs/reference/cli#add-website'] },
  { query: 'nitric spec', expect: ['/docs/reference/cli#spec'] },
  { query: 'nitric stack update', expect: ['/docs/reference/cli#up'] },
  { query: 'nitric stack list', expect: ['/docs/reference/cli#stack-list'] },
  { query: 'nitric version', expect: ['/docs/reference/cli#version', '/docs/reference/cli/installation'] },
  { query: 'nitric completion zsh', expect: ['/docs/reference/cli#completion'] },
  { query: '--no-browser', expect: ['/docs/reference/cli#start', '/docs/reference/cli#run'] },
  {
    query: '--https-preview',
    expect: ['/docs/reference/cli/local-development#https', '/docs/reference/cli#start'],
  },
  {
    query: '--env-file',
    expect: [
      '/docs/reference/env#files',
      '/docs/reference/cli#start',
      '/docs/reference/cli#up',
      '/docs/reference/cli#run',
    ],
  },
  {
    query: '--no-builder',
    expect: [
      '/docs/reference/cli#build',
      '/docs/reference/cli#run',
      '/docs/reference/cli#up',
      '/docs/reference/cli#spec',
    ],
  },
  {
    query: 'nitric up --force',
    expect: ['/docs/reference/cli#up', '/docs/reference/providers/pulumi#interrupted'],
  },
  { query: 'nitric down --yes', expect: ['/docs/reference/cli#down'] },
  {
    query: 'nitric up -s production',
    expect: ['/docs/faq#environments', '/docs/reference/cli#up'],
  },
  {
    query: 'nitric spec --output',
    expect: ['/docs/reference/cli#spec'],
  },
  {
    query: 'pulumi login --local',
    expect: [
      '/docs/troubleshooting#pulumi-login',
      '/docs/reference/providers/pulumi#state',
      '/docs/reference/providers/pulumi',
    ],
  },
  {
    query: 'terraform apply',
    expect: [
      '/docs/guides/terraform#apply',
      '/docs/reference/providers/terraform',
      '/docs/reference/providers/terraform#update',
      '/docs/guides/deploying#terraform',
    ],
  },
  {
    query: 'terraform destroy',
    expect: [
      '/docs/guides/terraform#delete',
      '/docs/reference/providers/terraform#update',
      '/docs/getting-started/deployment#down',
    ],
  },
  {
    query: 'gcloud auth application-default login',
    expect: ['/docs/reference/providers/gcp#credentials'],
  },
  { query: 'az login', expect: ['/docs/reference/providers/azure#credentials'] },
  { query: 'pip install nitric', expect: ['/docs/reference/python#install'] },
  { query: 'npm install @nitric/sdk', expect: ['/docs/reference/nodejs#install'] },
  { query: 'go get nitrictech/go-sdk', expect: ['/docs/reference/go#install'] },
  { query: 'dart pub add nitric_sdk', expect: ['/docs/reference/dart#install'] },
  {
    query: 'brew install nitric',
    expect: [
      '/docs/getting-started/installation',
      '/docs/reference/cli/installation',
      '/docs/getting-started/quickstart#prerequisites',
    ],
  },
  { query: 'ts-starter', expect: ['/docs/reference/cli#new', '/docs/guides/examples#templates'] },
  {
    query: 'nitrictech/actions',
    expect: ['/docs/guides/deploying/github-actions#action', '/docs/guides/deploying'],
  },
  {
    query: 'scoop install nitric',
    expect: [
      '/docs/getting-started/installation',
      '/docs/reference/cli/installation',
      '/docs/getting-started/quickstart#prerequisites',
    ],
  },
  {
    query: 'uv add nitric',
    reason: 'Commands count little, and two of the three words are in headings about other commands.',
    expect: ['/docs/reference/python#install'],
  },
  { query: 'nitric start -e .env.test', expect: ['/docs/reference/cli#start', '/docs/reference/env#files'] },
  {
    query: 'nitric new my-app py-starter',
    expect: ['/docs/reference/cli#new', '/docs/getting-started/quickstart#local'],
  },
  { query: 'nitric run --no-builder', expect: ['/docs/reference/cli#run'] },
  {
    query: 'terraform plan',
    expect: [
      '/docs/guides/terraform#generate',
      '/docs/reference/providers/terraform',
      '/docs/reference/providers/terraform#checks',
      '/docs/reference/providers/terraform#update',
      '/docs/concepts/cicd#terraform',
    ],
  },
  { query: 'pulumi login s3://bucket', expect: ['/docs/reference/providers/pulumi#state'] },
  { query: 'gradle run', expect: ['/docs/guides/jvm#test'] },
  { query: 'pipenv install nitric', expect: ['/docs/reference/python#install'] },
  {
    query: 'uv sync',
    reason: 'The command that makes a project tells to call it, too.',
    expect: ['/docs/getting-started/quickstart#local', '/docs/guides/python#project'],
  },
  {
    query: 'curl install nitric script',
    expect: [
      '/docs/getting-started/installation',
      '/docs/reference/cli/installation',
      '/docs/getting-started/quickstart#prerequisites',
      '/docs/guides/deploying#other',
      '/docs/getting-started/installation',
    ],
  },
  {
    query: 'az login --service-principal',
    expect: ['/docs/reference/providers/azure#credentials', '/docs/guides/deploying/azure-pipelines'],
  },
  {
    query: 'aws secretsmanager put-secret-value',
    expect: ['/docs/secrets#first-value', '/docs/reference/providers/aws/secrets'],
  },
  { query: 'go mod tidy', expect: ['/docs/guides/go#service'] },
  {
    query: 'nitric down -s dev',
    expect: [
      '/docs/reference/cli#down',
      '/docs/guides/nodejs/notes-api#delete',
      '/docs/guides/python#delete',
      '/docs/guides/go#delete',
      '/docs/guides/dart#delete',
      '/docs/guides/jvm#delete',
    ],
  },
  { query: 'git clone nitrictech/examples', expect: ['/docs/guides/examples'] },
  { query: 'yarn add @nitric/sdk', expect: ['/docs/reference/nodejs#install'] },
  { query: '--no-prompt non interactive', expect: ['/docs/reference/cli#global-flags'] },
  { query: 'nitric spec -o', expect: ['/docs/reference/cli#spec'] },
  {
    query: 'curl trigger topic localhost:4000',
    expect: [
      '/docs/reference/cli/local-development#triggers',
      '/docs/getting-started/local-dashboard#triggers',
    ],
  },
  {
    query: 'pulumi login',
    expect: [
      '/docs/troubleshooting#pulumi-login',
      '/docs/reference/providers/pulumi',
      '/docs/reference/providers/pulumi#state',
      '/docs/getting-started/quickstart#deploy',
    ],
  },
  { query: 'nitric start --no-browser', expect: ['/docs/reference/cli#start'] },
  {
    query: 'dart pub get',
    reason: 'Two of the three words are the command that installs the library.',
    expect: ['/docs/guides/dart#project', '/docs/getting-started/quickstart#local'],
  },
  {
    query: 'docker buildx',
    reason: 'The table of variables for containers has more of both words than the list of tools.',
    expect: ['/docs/reference/cli/installation#tools', '/docs/guides/deploying#other'],
  },
  {
    query: 'gcloud storage buckets update --cors-file',
    expect: ['/docs/reference/providers/gcp/storage#cors', '/docs/storage#browser'],
  },
  { query: 'az account set', expect: ['/docs/reference/providers/azure#credentials'] },
  {
    query: 'pulumi login local',
    expect: [
      '/docs/getting-started/quickstart#deploy',
      '/docs/reference/providers/pulumi#state',
      '/docs/reference/cli#pulumi',
      '/docs/reference/providers/pulumi',
      '/docs/troubleshooting#pulumi-login',
    ],
  },
  { query: 'nitric build --no-builder', expect: ['/docs/reference/cli#build'] },
  { query: 'nitric down -y', expect: ['/docs/reference/cli#down'] },
  { query: 'list stacks', expect: ['/docs/reference/cli#stack-list'] },
  {
    query: 'nitric start --https-preview',
    expect: ['/docs/reference/cli#start', '/docs/reference/cli/local-development#https'],
  },
  {
    query: 'pulumi cancel',
    expect: [
      '/docs/reference/providers/pulumi#interrupted',
      '/docs/troubleshooting#locked-stack',
      '/docs/guides/deploying#locked',
    ],
  },
  { query: 'curl localhost:4001/profiles', expect: ['/docs/guides/nodejs/serverless-rest-api-example#run'] },
  {
    query: 'npm install @nestjs/platform-express',
    expect: ['/docs/http#nestjs', '/docs/guides/nodejs/nestjs', '/docs/guides/nodejs/nestjs#project'],
  },
  {
    query: 'make install provider',
    expect: [
      '/docs/guides/terraform/s3-replicate#build',
      '/docs/guides/terraform/api-gateway-throttle#build',
      '/docs/reference/providers/custom/building-custom-provider#install',
    ],
  },
  { query: 'az -v', expect: ['/docs/reference/providers/azure#prerequisites'] },
  {
    query: 'nitric new hello-world',
    expect: [
      '/docs/getting-started/installation#first-project',
      '/docs/reference/cli#new',
      '/docs/getting-started/quickstart',
    ],
  },
  {
    query: 'npx prisma migrate dev',
    expect: [
      '/docs/guides/nodejs/nitric-and-prisma#local-migrations',
      '/docs/guides/nodejs/nitric-and-prisma',
    ],
  },
];
