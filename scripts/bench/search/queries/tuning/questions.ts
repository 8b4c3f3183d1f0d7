import { inReferences } from '#scripts/bench/search/reference-addresses.ts';
import type { RelevanceRow } from '#scripts/bench/search/relevance-query.ts';

/** Whole sentences, as readers ask a colleague. */
export const QUESTIONS: readonly RelevanceRow[] = [
  {
    query: 'how do I run code every five minutes',
    expect: ['/docs/schedules#rates', '/docs/schedules', ...inReferences('schedules#schedule-every')],
  },
  { query: 'do I need docker to run nitric?', expect: ['/docs/faq#docker'] },
  { query: 'how much does a deployment cost', expect: ['/docs/faq#cost'] },
  { query: 'can I try nitric without a cloud account', expect: ['/docs/faq#cloud-account'] },
  {
    query: 'which programming languages are supported',
    expect: ['/docs/faq#languages', '/docs/concepts/introduction#languages'],
  },
  {
    query: 'how is nitric different from terraform or pulumi?',
    expect: [
      '/docs/faq#infrastructure-tools',
      '/docs/concepts/introduction#infrastructure-from-code',
      '/docs/concepts/comparison/terraform',
      '/docs/concepts/comparison/pulumi',
      '/docs/concepts/comparison',
    ],
  },
  {
    query: 'where does pulumi store the state of my stack',
    expect: ['/docs/reference/providers/pulumi#state', '/docs/faq#state'],
  },
  {
    query: 'why is a resource that I declare inside a handler missing',
    expect: [
      '/docs/faq#top-level',
      '/docs/concepts/introduction#life-of-a-declaration',
      '/docs/troubleshooting#missing-resource',
    ],
  },
  {
    query: 'why does my api accept requests without a token on localhost',
    expect: ['/docs/faq#local-auth', '/docs/apis#security'],
  },
  {
    query: 'can I use express with nitric?',
    expect: ['/docs/faq#frameworks', '/docs/http', '/docs/guides/nodejs/expressjs'],
  },
  { query: 'what happens to my data when I run nitric down', expect: ['/docs/reference/cli#down'] },
  { query: 'how long is a signed url valid', expect: ['/docs/storage#signed-urls', '/docs/storage#limits'] },
  {
    query: 'what is the largest file I can upload',
    expect: ['/docs/storage#limits', '/docs/storage#signed-urls'],
  },
  {
    query: 'do websockets work on azure?',
    expect: [
      '/docs/websockets#limits',
      '/docs/reference/providers/azure#limits',
      '/docs/reference/providers#support',
      '/docs/faq#clouds',
      '/docs/websockets#clouds',
    ],
  },
  {
    query: 'what is the difference between a topic and a queue',
    expect: ['/docs/messaging', '/docs/messaging#choose'],
  },
  {
    query: 'how do I pass environment variables to my service',
    expect: ['/docs/reference/env', '/docs/reference/env#files'],
  },
  { query: 'what are the user and password of the local postgres database', expect: ['/docs/sql#local'] },
  {
    query: 'how can I get the url of my api in code',
    reason: 'A guide does this as one of its steps and says it in the same words.',
    expect: inReferences('apis#api-url', ['nodejs', 'python']),
  },
  {
    query: 'which permissions does my AWS user need to deploy',
    expect: [
      '/docs/concepts/access-control#deploying-account',
      '/docs/reference/providers/aws#credentials',
      '/docs/concepts/access-control#deploying-aws',
    ],
  },
  { query: 'how do I make a single route public', expect: ['/docs/apis#security'] },
  {
    query: 'can a message be delivered more than once?',
    expect: ['/docs/messaging#topics', '/docs/messaging#limits'],
  },
  {
    query: 'is a schedule retried when it fails',
    reason: 'Jobs have a section of the same name.',
    expect: ['/docs/schedules#failures'],
  },
  { query: 'what happens when a batch job throws an error', expect: ['/docs/batch#failures'] },
  { query: 'can I query values in a key value store?', expect: ['/docs/keyvalue', '/docs/keyvalue#limits'] },
  {
    query: 'which aws service is used for queues',
    expect: [
      '/docs/messaging#clouds',
      '/docs/reference/providers/aws#services',
      '/docs/reference/providers#services',
      '/docs/reference#compatibility',
      '/docs/reference/providers/aws/queues',
    ],
  },
  { query: 'can I leave nitric later', expect: ['/docs/faq#leaving'] },
  { query: 'how do I pin the version of a provider', expect: ['/docs/reference/providers#name'] },
  {
    query: 'what is a stack?',
    expect: [
      '/docs/reference/cli/stacks',
      '/docs/concepts/project-structure#stacks',
      '/docs/concepts/introduction#parts',
      '/docs/reference/providers#stacks',
      '/docs/reference/cli/stacks',
    ],
  },
  {
    query: 'where are the files of local buckets stored',
    expect: [
      '/docs/storage#local',
      '/docs/reference/cli/local-development#data',
      '/docs/reference/cli#folders',
    ],
  },
  {
    query: 'how do I change the port of my local api',
    expect: [
      '/docs/concepts/project-structure#local-config',
      '/docs/reference/cli/local-development#fixed-ports',
      '/docs/apis#local',
    ],
  },
  {
    query: 'what do I do when an update was interrupted',
    expect: ['/docs/reference/providers/pulumi#interrupted'],
  },
  {
    query: 'is there a v1 library for java',
    reason: 'The section answers who the libraries are for, and has most words of the question.',
    expect: [
      '/docs/guides/jvm',
      '/docs/reference/jvm/v0',
      '/docs/faq#languages',
      '/docs/reference/jvm/v0#changes',
      '/docs/concepts/introduction#languages',
      '/docs/guides/jvm#contacts',
    ],
  },
  {
    query: 'how can I see which resources will be deployed',
    reason: 'The page about a deployment from end to end has all words, too.',
    expect: [
      '/docs/reference/cli#spec',
      '/docs/getting-started/deployment#preview',
      '/docs/concepts/how-devs-use-nitric#spec',
    ],
  },
  { query: 'can I send binary messages over a websocket?', expect: ['/docs/websockets#limits'] },
  {
    query: 'does nitric run in my own aws account',
    expect: [
      '/docs/faq#hosted',
      '/docs/reference/providers/aws',
      '/docs/concepts/introduction#audience',
      '/docs/concepts/how-ops-use-nitric#account',
    ],
  },
  {
    query: 'how do I use a cloud service that nitric does not support',
    expect: ['/docs/faq#other-services'],
  },
  { query: 'how do I keep a connection pool to postgres', expect: ['/docs/sql#pool'] },
  {
    query: 'when should I use pulumi instead of terraform',
    reason: "A heading has the question's words, although it is about writing a provider.",
    expect: ['/docs/reference/providers#available', '/docs/faq#infrastructure-tools'],
  },
  {
    query: 'how does nitric decide what a service may access',
    expect: [
      '/docs/concepts/introduction#permissions',
      '/docs/concepts/access-control',
      '/docs/concepts/access-control#kinds',
    ],
  },
  {
    query: 'why do I get a CORS error when my handler throws',
    reason: 'Two sections have the heading “When a run fails”, which also means a handler that throws.',
    expect: ['/docs/apis#cors', '/docs/troubleshooting#gateway-errors', '/docs/apis/requests#uncaught'],
  },
  { query: 'what is nitric', expect: ['/docs/concepts/introduction', '/docs'] },
  { query: 'does nitric cost anything', expect: ['/docs/faq#cost'] },
  {
    query: 'where do I ask for help?',
    reason: 'The heading “Before you ask” has the only word that is not vague.',
    expect: ['/docs/support', '/docs/faq#more'],
  },
  {
    query: 'why does my listener not get called when I delete a file',
    expect: ['/docs/storage#events', '/docs/storage#limits', '/docs/storage/events'],
  },
  {
    query: 'can two services listen to the same bucket',
    expect: ['/docs/storage#limits', '/docs/storage#events', '/docs/storage/events#several'],
  },
  {
    query: 'how long may a lambda run',
    expect: ['/docs/reference/providers/aws/configuration#service-keys', '/docs/schedules#limits'],
  },
  { query: 'is there a limit on message size', expect: ['/docs/messaging#limits'] },
  {
    query: 'which databases can I use',
    expect: ['/docs/sql#limits', '/docs/sql', '/docs/sql#alternatives', '/docs/guides/examples#databases'],
  },
  {
    query: 'does sql scale to zero',
    expect: [
      '/docs/sql#limits',
      '/docs/reference/providers/aws/configuration#sql-keys',
      '/docs/reference/providers/aws#limits',
    ],
  },
  { query: 'why is my schedule running an hour late in summer', expect: ['/docs/schedules#time-zone'] },
  {
    query: 'how do I know which cloud service backs a bucket',
    reason: '“Back up” is a form of the verb, and no heading says what backs a bucket.',
    expect: ['/docs/storage#clouds', '/docs/reference/providers#services', '/docs/reference#compatibility'],
  },
  {
    query: 'can I run nitric with podman?',
    expect: ['/docs/reference/cli/installation#tools', '/docs/faq#docker'],
  },
  {
    query: 'what does nitric up do exactly',
    expect: [
      '/docs/getting-started/deployment#up',
      '/docs/reference/cli#up',
      '/docs/concepts/introduction#life-of-a-declaration',
    ],
  },
  {
    query: 'why do I have to export the context from a python handler',
    reason: 'Pages about Python have all other words, and the right section follows.',
    expect: ['/docs/reference/python#handlers'],
  },
  {
    query: 'how do I send the same message to several consumers',
    expect: ['/docs/messaging#topics', '/docs/messaging'],
  },
  { query: 'what happens if a subscriber throws', expect: ['/docs/messaging#topics'] },
  {
    query: 'can I use go and typescript services in one project',
    expect: ['/docs/faq#languages', '/docs/guides/examples#schedules', '/docs/reference', '/docs'],
  },
  { query: 'do I have to rewrite my express app', expect: ['/docs/http', '/docs/faq#frameworks'] },
  {
    query: 'why does the build reject my call at the top level',
    expect: ['/docs/faq#top-level', '/docs/secrets#limits'],
  },
  {
    query: 'how do I find the url of my deployed api',
    expect: [
      '/docs/getting-started/quickstart#deploy',
      ...inReferences('apis#api-url', ['nodejs', 'python']),
      '/docs/guides/terraform#apply',
      '/docs/guides/nodejs/notes-api#deploy',
      '/docs/reference/providers/aws/apis',
      '/docs/reference/providers/gcp/apis',
      '/docs/reference/providers/azure/apis',
    ],
  },
  {
    query: 'is go production ready',
    reason: 'The section about stability has both other words.',
    expect: [
      '/docs/concepts/introduction#languages',
      '/docs/faq#languages',
      '/docs/guides/go',
      '/docs/reference/go',
      '/docs/concepts/language-support',
    ],
  },
  {
    query: 'who may read a secret',
    expect: ['/docs/secrets#permissions', '/docs/secrets'],
  },
  {
    query: 'how are iam roles created',
    expect: [
      '/docs/concepts/access-control',
      '/docs/concepts/introduction#permissions',
      '/docs/reference/providers/aws#credentials',
      '/docs/reference/providers',
    ],
  },
  {
    query: 'where can I see logs of the local run',
    expect: [
      '/docs/troubleshooting#logs',
      '/docs/support#first-checks',
      '/docs/reference/cli/local-development#data',
      '/docs/guides/nodejs/debugging#logs',
      '/docs/concepts/project-structure#nitric-folder',
      '/docs/getting-started/local-dashboard#logs',
      '/docs/reference/cli#folders',
    ],
  },
  {
    query: 'how many messages can I dequeue at once',
    expect: [
      '/docs/messaging#limits',
      '/docs/reference/providers/aws#limits',
      '/docs/reference/providers/azure#limits',
      ...inReferences('queues#queue-dequeue'),
    ],
  },
  {
    query: 'can I use latest as provider version',
    expect: [
      '/docs/reference/providers#name',
      '/docs/guides/deploying#setup',
      '/docs/reference/preview-features#stability',
    ],
  },
  {
    query: 'why does terraform not delete my bucket',
    expect: [
      '/docs/guides/terraform#delete',
      '/docs/reference/cli#down',
      '/docs/getting-started/deployment#down',
    ],
  },
  {
    query: 'which python versions work',
    reason: 'The headings about versions have the only word that is not vague.',
    expect: [
      '/docs/reference/cli/installation#languages',
      '/docs/reference/python#install',
      '/docs/guides/python',
      '/docs/getting-started/quickstart#prerequisites',
    ],
  },
  {
    query: 'what replaces tasks and events in v1',
    expect: [
      '/docs/support/upgrade#messages',
      '/docs/reference/nodejs/v0/changes#queues',
      '/docs/reference/nodejs/v0/changes#topics',
    ],
  },
  { query: 'how do I keep sessions for my users', expect: ['/docs/keyvalue'] },
  {
    query: 'should I use a bucket or a key value store',
    reason: 'The page about a deployment from end to end has all words, too.',
    expect: ['/docs/storage', '/docs/keyvalue'],
  },
  { query: 'can a browser send a header to a websocket', expect: ['/docs/websockets#client'] },
  {
    query: 'how can an assistant read these pages',
    expect: ['/docs/agents', '/docs/agents#markdown', '/docs/agents#llms'],
  },
  { query: 'why is the dashboard port different', expect: ['/docs/reference/cli/local-development#ports'] },
  {
    query: 'does azure support delayed messages',
    expect: [
      '/docs/messaging#delay',
      '/docs/messaging#limits',
      '/docs/reference/providers/azure#limits',
      '/docs/reference/providers/azure/topics#delay',
    ],
  },
  {
    query: 'can an api have more than one service?',
    expect: ['/docs/getting-started/resources-overview#one-api', '/docs/apis'],
  },
  {
    query: 'why do I get status 500?',
    expect: [
      '/docs/troubleshooting#server-error',
      '/docs/apis#routes',
      ...inReferences('apis#notes'),
      '/docs/reference/nodejs#handlers',
      '/docs/reference/python#handlers',
      '/docs/reference/go#handlers',
      '/docs/reference/dart#handlers',
      '/docs/apis/requests#uncaught',
    ],
  },
  { query: 'does nitric check tokens locally?', expect: ['/docs/faq#local-auth', '/docs/apis#security'] },
  { query: 'what happens to the messages when a lease ends', expect: ['/docs/messaging#queues'] },
  { query: 'are messages delivered in order?', expect: ['/docs/messaging#topics', '/docs/messaging#limits'] },
  {
    query: 'what is the maximum number of files in a list',
    reason: 'All building blocks have a section about limits.',
    expect: ['/docs/storage#limits'],
  },
  { query: 'how big can a websocket message be', expect: ['/docs/websockets#limits'] },
  { query: 'how much memory does a batch job get by default', expect: ['/docs/batch#requirements'] },
  {
    query: 'can a job run on azure',
    reason: 'The page comes first as a whole.',
    expect: [
      '/docs/batch#limits',
      '/docs/reference/providers/azure#limits',
      '/docs/reference/preview-features#batch-services',
    ],
  },
  {
    query: 'which gpu is used on google cloud',
    expect: [
      '/docs/reference/providers/gcp/batch#gpus',
      '/docs/reference/providers/gcp/batch',
      '/docs/reference/providers/gcp/configuration#batch-sql-keys',
    ],
  },
  { query: 'what does a secret look like after the first deployment', expect: ['/docs/secrets#first-value'] },
  { query: 'can I delete a version of a secret?', expect: ['/docs/secrets#limits'] },
  {
    query: 'which migration tools can I use',
    expect: ['/docs/sql#migration-container', '/docs/sql#migrations'],
  },
  {
    query: 'are migrations run by nitric start?',
    expect: [
      '/docs/sql#local',
      '/docs/troubleshooting#migrations',
      '/docs/getting-started/local-dashboard#databases',
    ],
  },
  {
    query: 'why is my firestore database still there after nitric down',
    expect: [
      '/docs/reference/providers/gcp/keyvalue#down',
      '/docs/keyvalue#clouds',
      '/docs/reference/cli#down',
      '/docs/reference/providers/gcp#limits',
    ],
  },
  {
    query: 'what does the dashboard show',
    expect: [
      '/docs/getting-started/local-dashboard',
      '/docs/getting-started/quickstart#local',
      '/docs/reference/cli#start',
      '/docs/apis#local',
    ],
  },
  { query: 'on which port is the dashboard', expect: ['/docs/reference/cli/local-development#ports'] },
  {
    query: 'what is the difference between nitric start and nitric run',
    expect: [
      '/docs/reference/cli#run',
      '/docs/reference/cli#start',
      '/docs/reference/cli/local-development#containers',
      '/docs/reference/cli/local-development',
      '/docs/concepts/how-nitric-works#local-run',
    ],
  },
  {
    query: 'does nitric down need docker',
    reason: 'A page title has the only rare word, and the right section follows.',
    expect: ['/docs/faq#docker', '/docs/reference/cli#down', '/docs/reference/cli/installation#tools'],
  },
  {
    query: 'which files never get into the image',
    reason: 'A guide does this as one of its steps and says it in the same words.',
    expect: ['/docs/reference/custom-containers#ignore'],
  },
  {
    query: 'why does my build not find the CA certificates',
    expect: ['/docs/reference/custom-containers#create-a-dockerfile-template'],
  },
  {
    query: 'what environment variables does nitric set',
    reason: 'The page comes first as a whole.',
    expect: ['/docs/reference/env#services'],
  },
  { query: 'do all services get the same variables', expect: ['/docs/reference/env#files'] },
  {
    query: 'how is a stack named',
    expect: [
      '/docs/reference/cli/stacks',
      '/docs/reference/cli/stacks#names',
      '/docs/concepts/project-structure#stacks',
      '/docs/reference/providers#stacks',
      '/docs/reference/cli#stack-new',
      '/docs/reference/cli/stacks#names',
      '/docs/reference/cli/stacks',
    ],
  },
  {
    query: 'what is a provider',
    expect: ['/docs/reference/providers', '/docs/concepts/introduction#parts'],
  },
  {
    query: 'how does nitric find my resources',
    reason: 'The pages of each cloud have a heading about finding resources.',
    expect: ['/docs/concepts/introduction#life-of-a-declaration'],
  },
  {
    query: 'who is behind nitric',
    expect: ['/docs/support', '/docs/contributions', '/docs/contributions#repositories'],
  },
  { query: 'how accurate is the search of this site', expect: ['/docs/quality', '/docs/quality#speed'] },
  {
    query: 'is the nitric server open source',
    reason: 'The page comes first as a whole.',
    expect: ['/docs/contributions#repositories', '/docs/faq#hosted'],
  },
  {
    query: 'may I call the library at the top level of a file',
    expect: ['/docs/faq#top-level', '/docs/secrets#limits'],
  },
  {
    query: 'which node version is in the built-in image',
    expect: ['/docs/reference/custom-containers#built-in'],
  },
  {
    query: 'what can I do about an expired cloud session in ci',
    reason: 'The section does not speak of sessions, and the pages about pipelines share the other words.',
    expect: ['/docs/guides/deploying#setup'],
  },
  {
    query: 'why does my go handler not report an error',
    reason: 'The heading “Report errors” has two of the words.',
    expect: [
      '/docs/reference/go#handlers',
      '/docs/messaging#topics',
      '/docs/batch#failures',
      '/docs/schedules#failures',
      '/docs/apis/requests#uncaught',
    ],
  },
  { query: 'do I need a permission to subscribe', expect: ['/docs/messaging#permissions'] },
  {
    query: 'why do s3 bucket names end with random characters',
    expect: ['/docs/reference/providers/aws/storage', '/docs/reference/providers/aws/storage#resources'],
  },
  {
    query: 'what does the dashboard show about my databases',
    expect: ['/docs/getting-started/local-dashboard#databases'],
  },
  { query: 'why is the dashboard empty', expect: ['/docs/getting-started/local-dashboard#empty'] },
  {
    query: 'how do schedules run when there are several replicas on azure',
    expect: ['/docs/reference/providers/azure/schedules#replicas'],
  },
  {
    query: 'where does firestore store my data',
    reason:
      'The building block precedes its page on one cloud, and the query names the cloud only by its service.',
    expect: [
      '/docs/reference/providers/gcp/keyvalue#location',
      '/docs/reference/providers/gcp/keyvalue',
      '/docs/keyvalue#clouds',
    ],
  },
  {
    query: 'what are the limits of infrastructure from code',
    reason: 'The page comes first as a whole, and its section follows.',
    expect: ['/docs/concepts/infrastructure-from-code#limits'],
  },
  {
    query: 'what happens when I run nitric up',
    expect: ['/docs/getting-started/deployment#up', '/docs/concepts/how-nitric-works#deployment'],
  },
  { query: 'which files should I commit', expect: ['/docs/concepts/project-structure#commit'] },
  {
    query: 'can I use resources that already exist in my account',
    expect: [
      '/docs/concepts/how-ops-use-nitric#existing',
      '/docs/concepts/extensibility#existing',
      '/docs/reference/providers/aws/imports',
      '/docs/reference/providers/aws#imports',
      '/docs/reference/providers/gcp#imports',
    ],
  },
  {
    query: 'what differs between local and cloud',
    expect: ['/docs/reference/cli/local-development#differences'],
  },
  { query: 'are permissions enforced locally', expect: ['/docs/concepts/access-control#local'] },
  { query: 'is nitric like sst', expect: ['/docs/concepts/comparison/sst'] },
  {
    query: 'should I use nitric or the aws cdk',
    expect: ['/docs/concepts/comparison/aws-cdk', '/docs/concepts/comparison/aws-cdk#choose'],
  },
  { query: 'what cannot be built with nitric', expect: ['/docs/concepts/build-with-nitric#limits'] },
  {
    query: 'can a route have a wildcard or optional segment?',
    expect: ['/docs/apis#routes', '/docs/apis#limits'],
  },
  {
    query: 'how do I get the id of the logged in user in a handler?',
    expect: [
      '/docs/apis/claims',
      '/docs/guides/nodejs/secure-api-auth0#api',
      '/docs/guides/nodejs/amazon-cognito#api',
    ],
  },
  {
    query: 'how much memory does a job get by default?',
    expect: [
      '/docs/batch#requirements',
      ...inReferences('batch#job-requirements'),
      '/docs/reference/go/batch#job-requirements-memory',
    ],
  },
  {
    query: 'can a service without sql still connect to the database?',
    expect: ['/docs/concepts/access-control#sql', '/docs/reference/providers/aws/sql#permissions'],
  },
  {
    query: 'what is nitric not suited for?',
    expect: ['/docs/concepts/build-with-nitric#limits', '/docs/concepts/build-with-nitric'],
  },
  {
    query: 'should I use cdk or nitric?',
    expect: ['/docs/concepts/comparison/aws-cdk', '/docs/concepts/comparison/aws-cdk#choose'],
  },
  {
    query: 'what is the difference between pulumi and nitric?',
    expect: [
      '/docs/concepts/comparison/pulumi',
      '/docs/concepts/comparison/pulumi#differences',
      '/docs/faq#infrastructure-tools',
    ],
  },
  {
    query: 'when should I choose terraform over nitric?',
    expect: ['/docs/concepts/comparison/terraform#choose', '/docs/concepts/comparison/terraform'],
  },
  {
    query: 'where is the deployment state stored?',
    expect: [
      '/docs/concepts/how-ops-use-nitric#state',
      '/docs/faq#state',
      '/docs/reference/providers/pulumi#state',
    ],
  },
  {
    query: 'is the go sdk production ready?',
    expect: [
      '/docs/concepts/language-support',
      '/docs/concepts/language-support#choose',
      '/docs/reference/go',
    ],
  },
  { query: 'which files should I commit to git?', expect: ['/docs/concepts/project-structure#commit'] },
  {
    query: 'what happens when I run nitric up?',
    expect: [
      '/docs/getting-started/deployment#up',
      '/docs/concepts/how-nitric-works#deployment',
      '/docs/reference/cli#up',
      '/docs/getting-started/deployment',
    ],
  },
  {
    query: 'do I need a dockerfile for dart?',
    expect: [
      '/docs/guides/dart#project',
      '/docs/reference/custom-containers#built-in',
      '/docs/reference/dart#install',
    ],
  },
  {
    query: 'how can a lambda reach a database inside my vpc?',
    expect: [
      '/docs/guides/nodejs/byo-database#network',
      '/docs/reference/providers/aws/configuration#service-keys',
    ],
  },
  {
    query: 'why do I get 401 although my auth0 token is valid?',
    expect: [
      '/docs/guides/nodejs/secure-api-auth0#troubleshooting',
      '/docs/troubleshooting#oidc',
      '/docs/guides/nodejs/secure-api-auth0',
      '/docs/apis#troubleshooting',
    ],
  },
  {
    query: 'why must Nitric.run() be the last line?',
    expect: ['/docs/guides/python#service', ...inReferences('common#run', ['python', 'go'])],
  },
  {
    query: 'how big can a value be in a key value store?',
    expect: [
      '/docs/keyvalue#limits',
      '/docs/reference/providers/azure/keyvalue#limits',
      '/docs/reference/providers/aws/keyvalue#limits',
      '/docs/reference/providers/gcp/keyvalue#limits',
    ],
  },
  { query: 'topic or queue, which one should I use?', expect: ['/docs/messaging#choose', '/docs/messaging'] },
  {
    query: 'which resources does the python library support?',
    expect: [
      '/docs/reference#compatibility',
      '/docs/concepts/language-support#building-blocks',
      '/docs/reference/python',
    ],
  },
  {
    query: 'why does my cron schedule not start in c#?',
    library: 'csharp',
    expect: [
      '/docs/reference/csharp/v0/schedules#notes',
      '/docs/reference/csharp/v0/schedules#schedule-cron',
    ],
  },
  {
    query: 'how do I ask for redelivery of a message?',
    library: 'nodejs',
    expect: ['/docs/reference/nodejs/topics#message-response', '/docs/messaging#topics'],
  },
  {
    query: 'how much does an api on aws cost?',
    expect: [
      '/docs/reference/providers/aws/apis#costs',
      '/docs/getting-started/deployment#cost',
      '/docs/faq#cost',
    ],
  },
  {
    query: 'why does my signed s3 url expire early?',
    expect: ['/docs/reference/providers/aws/storage#signed-urls'],
  },
  {
    query: 'how long does api gateway keep a websocket open?',
    expect: [
      '/docs/reference/providers/aws/websockets#connections',
      '/docs/reference/providers/aws/websockets#limits',
    ],
  },
  {
    query: 'which regions support api gateway on google cloud?',
    expect: ['/docs/reference/providers/gcp/apis#regions'],
  },
  {
    query: 'what happens to submitted jobs after nitric down on gcp?',
    expect: ['/docs/reference/providers/gcp/batch#down'],
  },
  {
    query: 'are batch jobs supported with terraform on aws?',
    expect: [
      '/docs/reference/providers/terraform/aws#limits',
      '/docs/reference/providers/terraform#limits',
      '/docs/batch#limits',
    ],
  },
  {
    query: 'what happens if a scheduled handler throws?',
    expect: [
      '/docs/schedules#failures',
      '/docs/reference/providers/gcp/schedules#failures',
      '/docs/reference/providers/azure/schedules#failures',
      '/docs/reference/providers/aws/schedules#retries',
    ],
  },
  {
    query: 'can I use mongodb with nitric?',
    expect: ['/docs/guides/nodejs/byo-database#mongodb', '/docs/sql#alternatives', '/docs/sql#limits'],
  },
  { query: 'where can I chat with other nitric users?', expect: ['/docs/support'] },
  {
    query: 'can I deploy a next.js app that renders on the server?',
    expect: [
      '/docs/websites#limits',
      '/docs/concepts/build-with-nitric#websites',
      '/docs/guides/nodejs/api-with-nextjs',
      '/docs/http',
    ],
  },
  {
    query: 'can I read binary request body in dart?',
    library: 'dart',
    expect: [
      '/docs/apis/requests#body',
      '/docs/reference/dart/apis#http-request-data',
      '/docs/reference/dart/apis#http-request',
    ],
  },
  {
    query: 'is wing still maintained?',
    expect: ['/docs/concepts/comparison/winglang', '/docs/concepts/comparison/winglang#differences'],
  },
  {
    query: 'what happens to the container when my process exits?',
    expect: ['/docs/concepts/how-nitric-works#container'],
  },
  {
    query: 'how many lines of terraform does a bucket need?',
    expect: ['/docs/concepts/infrastructure-from-code#both'],
  },
  {
    query: 'why is my call rejected during the build phase',
    expect: ['/docs/faq#top-level', '/docs/troubleshooting#illegal-call'],
  },
  {
    query: 'do options have to be the same if two services declare the same resource?',
    expect: ['/docs/getting-started/resources-overview#share'],
  },
  { query: 'does onModuleInit run while nitric collects resources', expect: ['/docs/guides/nodejs/nestjs'] },
  {
    query: 'how do I keep a websocket alive?',
    expect: [
      '/docs/guides/nodejs/websockets#browser',
      '/docs/reference/providers/aws/websockets#connections',
    ],
  },
  {
    query: 'can I limit requests per user?',
    expect: [
      '/docs/guides/terraform/api-gateway-throttle#module',
      '/docs/guides/terraform/api-gateway-throttle',
    ],
  },
  {
    query: 'are events delivered twice on my machine?',
    expect: ['/docs/reference/cli/local-development#differences', '/docs/storage/events#failures'],
  },
  {
    query: 'can I use an existing sns topic?',
    expect: [
      '/docs/reference/providers/aws/topics#configuration',
      '/docs/reference/providers/aws/imports#kinds',
    ],
  },
  {
    query: 'can clients call the container app directly on azure?',
    expect: ['/docs/reference/providers/azure/apis#resources'],
  },
  {
    query: 'how long does event grid retry?',
    expect: [
      '/docs/reference/providers/azure/topics#retries',
      '/docs/reference/providers/azure/topics#limits',
      '/docs/reference/providers/azure/storage#events',
    ],
  },
  {
    query: 'is there a dead letter queue on google cloud?',
    expect: [
      '/docs/reference/providers/gcp/queues#leases',
      '/docs/reference/providers/gcp/queues#limits',
      '/docs/reference/providers/gcp/topics#retries',
      '/docs/reference/providers/gcp/topics#limits',
    ],
  },
  {
    query: 'do I have to write pulumi code?',
    expect: ['/docs/reference/providers/pulumi', '/docs/concepts/comparison/pulumi'],
  },
  { query: 'does python 3.14 work?', expect: ['/docs/reference/python#install'] },
  {
    query: 'how often is a bucket event retried?',
    expect: [
      '/docs/storage/events#failures',
      '/docs/reference/providers/azure/storage#events',
      '/docs/reference/providers/gcp/storage#events',
      '/docs/reference/providers/aws/storage#events',
    ],
  },
  {
    query: 'what happens when a schedule handler raises',
    library: 'python',
    expect: [
      '/docs/reference/python/schedules#schedule-resource',
      '/docs/schedules#failures',
      '/docs/reference/python/schedules#schedule-every',
      '/docs/guides/python/scheduled-report#schedule',
    ],
  },
  { query: 'what license is nitric under', expect: ['/docs/contributions#repositories', '/docs/faq#hosted'] },
  { query: 'are gpu limits enforced when I run a job on my laptop', expect: ['/docs/batch#local'] },
  {
    query: 'is cdk better than nitric',
    expect: ['/docs/concepts/comparison/aws-cdk#choose', '/docs/concepts/comparison/aws-cdk'],
  },
  {
    query: 'middleware next parameter default value',
    library: 'python',
    expect: ['/docs/reference/python/common#middleware'],
  },
  { query: 'what does s3 charge for', expect: ['/docs/reference/providers/aws/storage#costs'] },
  { query: 'can I import a dynamodb table', expect: ['/docs/reference/providers/aws/imports#kinds'] },
  {
    query: 'binary websocket messages in dart',
    library: 'dart',
    expect: [
      '/docs/reference/dart/websockets#websocket-request-data',
      '/docs/reference/dart/websockets#notes',
    ],
  },
  {
    query: 'which role runs an eventbridge schedule',
    expect: [
      '/docs/reference/providers/aws/schedules#resources',
      '/docs/reference/providers/aws/schedules#permissions',
    ],
  },
  {
    query: 'why do idle websocket connections drop after ten minutes',
    expect: [
      '/docs/reference/providers/aws/websockets#connections',
      '/docs/websockets#limits',
      '/docs/reference/providers/aws/websockets#limits',
    ],
  },
  {
    query: 'do I need an aws account with ampt',
    expect: ['/docs/concepts/comparison/ampt#in-practice', '/docs/concepts/comparison/ampt'],
  },
  {
    query: 'can I host server side rendered next.js as a website',
    expect: ['/docs/websites#limits', '/docs/guides/nodejs/api-with-nextjs', '/docs/faq#frameworks'],
  },
  {
    query: 'which cloud run service account calls an api gateway',
    expect: ['/docs/reference/providers/gcp/apis#resources'],
  },
  {
    query: 'does the success flag of an interval response matter',
    library: 'dart',
    expect: ['/docs/reference/dart/schedules#interval-response'],
  },
  {
    query: 'are submitted jobs removed by nitric down on gcp',
    expect: ['/docs/reference/providers/gcp/batch#down'],
  },
  {
    query: 'does azure retry a schedule that failed',
    expect: ['/docs/reference/providers/azure/schedules#limits', '/docs/schedules#failures'],
  },
  {
    query: 'sam local versus nitric start',
    expect: ['/docs/concepts/comparison/aws-sam#in-practice', '/docs/concepts/comparison/aws-sam'],
  },
  {
    query: 'does every consumer get a copy of a queue message',
    expect: ['/docs/messaging#choose', '/docs/messaging', '/docs/messaging#queues'],
  },
  {
    query: 'can I publish a Date in a message',
    library: 'nodejs',
    expect: ['/docs/reference/nodejs/topics#topic-publish'],
  },
  {
    query: 'does nitric down ask for confirmation',
    expect: ['/docs/getting-started/deployment#down', '/docs/reference/cli#down'],
  },
  {
    query: 'is the visibility timeout of sqs configurable',
    expect: [
      '/docs/reference/providers/aws/queues#configuration',
      '/docs/reference/providers/aws/queues',
      '/docs/reference/providers/aws/queues#delivery',
    ],
  },
  { query: 'how long is a download link valid', expect: ['/docs/storage#signed-urls'] },
  {
    query: 'does an invalid token reach my function on aws',
    expect: ['/docs/guides/nodejs/secure-api-auth0#deploy', '/docs/apis#security'],
  },
  {
    query: 'one service or several',
    expect: ['/docs/concepts/project-structure#services', '/docs/concepts/project-structure'],
  },
  {
    query: 'which ports does nitric start use',
    expect: [
      '/docs/concepts/how-nitric-works#local-run',
      '/docs/reference/cli/local-development#ports',
      '/docs/concepts/project-structure#local-config',
    ],
  },
  { query: 'is wing still maintained', expect: ['/docs/concepts/comparison/winglang'] },
  {
    query: 'do websockets work on azure',
    expect: [
      '/docs/faq#clouds',
      '/docs/websockets#limits',
      '/docs/websockets#clouds',
      '/docs/reference/providers/azure#limits',
      '/docs/reference/providers#support',
    ],
  },
  {
    query: 'what happens to undelivered topic messages on azure',
    expect: [
      '/docs/reference/providers/azure/topics#limits',
      '/docs/reference/providers/azure/topics#retries',
    ],
  },
  { query: 'why is no token needed on localhost', expect: ['/docs/faq#local-auth', '/docs/apis#security'] },
  {
    query: 'what does the nitric server do next to my service',
    expect: ['/docs/concepts/how-nitric-works#parts'],
  },
  { query: 'which characters may a project name have', expect: ['/docs/concepts/project-structure#names'] },
  {
    query: 'secret as bytes dart',
    library: 'dart',
    expect: ['/docs/reference/dart/secrets#secret-value-bytes'],
  },
  {
    query: 'what does dynamodb cost per read',
    expect: ['/docs/reference/providers/aws/keyvalue#costs', '/docs/reference/providers/aws/keyvalue'],
  },
  {
    query: 'who deploys with encore cloud',
    expect: ['/docs/concepts/comparison/encore#in-practice', '/docs/concepts/comparison/encore'],
  },
  {
    query: 'what is not available on azure',
    expect: ['/docs/reference/providers/azure#limits', '/docs/reference/providers#support'],
  },
  {
    query: 'what storage account do azure queues use',
    expect: ['/docs/reference/providers/azure/queues#resources', '/docs/reference/providers/azure/queues'],
  },
  {
    query: 'when is plain terraform the better choice',
    expect: ['/docs/concepts/comparison/terraform#choose', '/docs/concepts/comparison/terraform'],
  },
  {
    query: 'should I pick ampt',
    expect: ['/docs/concepts/comparison/ampt#choose', '/docs/concepts/comparison/ampt'],
  },
  {
    query: 'what is a kv store called on azure',
    expect: [
      '/docs/reference/providers/azure/keyvalue',
      '/docs/keyvalue#clouds',
      '/docs/reference/providers/azure#services',
    ],
  },
  { query: 'how long may a schedule handler run', expect: ['/docs/schedules#limits'] },
  {
    query: 'does nitric terraform need node',
    expect: ['/docs/reference/providers/terraform#prerequisites', '/docs/guides/terraform#prerequisites'],
  },
];
