import type { CreatedResource, Deployment } from './deployment.ts';

const API_STAGE: CreatedResource = {
  kind: 'Stage',
  per: 'for each API',
  name: '$default',
  purpose: 'Every change is live as soon as it is deployed.',
};
const INVOKE_PERMISSION: CreatedResource = {
  kind: 'Lambda permission',
  per: 'for each service with a handler',
  purpose: 'Lets the cloud service call the function.',
};
const HTTP_LIMITS = [
  { what: 'Time for a response', value: '30 seconds, whatever the timeout of the function' },
  { what: 'Request line and headers', value: '10,240 bytes' },
] as const;
const LAMBDA_KEYS = [
  'config.<type>.lambda.memory',
  'config.<type>.lambda.timeout',
  'config.<type>.lambda.provisioned-concurrency',
] as const;

export const AWS_DEPLOYMENTS = {
  apis: {
    creates: [
      {
        kind: 'API Gateway HTTP API',
        per: 'for each API',
        name: '<api>',
        purpose: 'Every route is part of it.',
      },
      API_STAGE,
      INVOKE_PERMISSION,
      {
        kind: 'JWT authorizer',
        per: 'for each OIDC rule',
        name: '<rule>',
        purpose: 'Checks tokens before the function is called.',
      },
      {
        kind: 'Custom domain, certificate, and DNS record',
        per: 'for each entry in `domains`',
        name: '<domain>',
        purpose: 'The certificate is renewed by AWS.',
      },
    ],
    drawing: ['Client', 'request', 'HTTP API', 'call', 'service'],
    permissions: {},
    limits: [
      ...HTTP_LIMITS,
      { what: 'Body of a request or a response', value: 'About 4 MB, the limit of the Nitric server' },
      { what: 'Routes', value: '300 for each API' },
      {
        what: 'Requests',
        value: '10,000 per second for all APIs of an account in a region; 2,500 in some regions',
      },
      {
        what: 'Functions at work at the same time',
        value: '1,000 for an account in a region; less in a new account',
      },
    ],
    keys: ['apis.<name>.description', 'apis.<name>.domains', ...LAMBDA_KEYS],
    onDown:
      'The address is gone with the API, and a new deployment gets another one. The hosted zone of a custom domain stays.',
    cost: 'API Gateway bills each request, and Lambda each call and the time that it takes, by the memory of the function. Without requests, nothing is billed except for provisioned concurrency.',
  },
  http: {
    creates: [
      {
        kind: 'API Gateway HTTP API',
        per: 'for each app',
        purpose: 'Its routes pass every path to the function.',
      },
      API_STAGE,
      INVOKE_PERMISSION,
    ],
    drawing: ['Client', 'request', 'HTTP API', 'call', 'service'],
    permissions: {},
    limits: [
      ...HTTP_LIMITS,
      { what: 'Body of a request', value: '6 MB' },
      {
        what: 'Body of a response',
        value: 'About 4.5 MB: Lambda accepts 6 MB, and the body is sent as Base64',
      },
    ],
    keys: LAMBDA_KEYS,
    onDown: 'The address is gone with the API, and a new deployment gets another one.',
    cost: 'API Gateway bills each request, and Lambda each call and the time that it takes, by the memory of the function.',
  },
  batch: {
    creates: [
      {
        kind: 'Batch job definition',
        per: 'for each job',
        name: '<stack id>-job-<job>',
        purpose: 'Has the CPUs, memory, and GPUs that the code asks for.',
      },
      { kind: 'Batch job queue', per: 'once for each stack', name: 'job-queue-<random>' },
      {
        kind: 'Batch compute environment',
        per: 'once for each stack',
        name: '<stack id>-compute-environment',
        purpose: 'Starts and stops EC2 instances for the jobs.',
      },
      {
        kind: 'ECR repository',
        per: 'for each batch service',
        name: '<batch>-<random>',
        purpose: 'Keeps the image.',
      },
      {
        kind: 'IAM role',
        per: 'for each batch service',
        name: '<batch>-BatchRole-<random>',
        purpose: 'Has the permissions of the jobs.',
      },
      {
        kind: 'Security group',
        per: 'once for each stack',
        name: 'batch-sg-<random>',
        purpose: 'Lets jobs reach the internet, but lets nothing reach the jobs.',
      },
    ],
    drawing: ['service', 'submit', 'Job queue', 'run', 'EC2 instance'],
    permissions: { submit: ['batch:SubmitJob'] },
    limits: [
      { what: 'vCPUs of all jobs together', value: '32, unless `max-cpus` says otherwise' },
      {
        what: 'Payload of a submission',
        value: 'About 8 KB: it is an environment variable of the container',
      },
      {
        what: 'vCPUs of an instance family',
        value: 'The quota of the account, which is 0 for GPUs in many accounts',
      },
    ],
    keys: [
      'batch-compute-env.min-cpus',
      'batch-compute-env.max-cpus',
      'batch-compute-env.instance-types',
      'batch-compute-env.launch-template.block-device-mappings',
    ],
    onDown: 'The logs of the jobs stay in CloudWatch.',
    cost: 'The EC2 instances and their disks are billed while they run. Batch itself costs nothing. With `min-cpus: 0`, no instance runs without a job.',
  },
  keyvalue: {
    creates: [
      {
        kind: 'DynamoDB table',
        per: 'for each store',
        name: '<store>-<random>',
        purpose: 'The key is in `_pk`, and each property of a value is an attribute.',
      },
    ],
    drawing: ['service', 'get, set, delete', 'DynamoDB table'],
    permissions: {
      get: ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Scan'],
      set: ['dynamodb:PutItem', 'dynamodb:UpdateItem'],
      delete: ['dynamodb:DeleteItem'],
    },
    limits: [
      { what: 'Value', value: '400 KB with its key and the names of its properties' },
      { what: 'Key', value: '2,048 bytes' },
    ],
    keys: [],
    onDown: 'The table is deleted with everything in it.',
    cost: 'DynamoDB bills each read and write, and the storage. Listing keys reads the whole table, even with a prefix.',
  },
  topics: {
    creates: [
      { kind: 'SNS topic', per: 'for each topic', name: '<topic>-<random>' },
      {
        kind: 'SNS subscription',
        per: 'for each subscribing service',
        purpose: 'Calls the function for each message.',
      },
      {
        kind: 'Step Functions state machine',
        per: 'for each topic',
        name: '<topic>-<random>',
        purpose: 'Waits before it publishes a delayed message.',
      },
      {
        kind: 'IAM role',
        per: 'for each topic',
        name: '<topic>-delay-ctrl-<random>',
        purpose: 'Lets the state machine publish to this topic.',
      },
    ],
    drawing: ['service', 'publish', 'SNS topic', 'push', 'service'],
    permissions: {
      publish: [
        'sns:Publish',
        'sns:GetTopicAttributes',
        'states:StartExecution',
        'states:StateSyncExecution',
      ],
    },
    limits: [
      { what: 'Message', value: '256 KB as Base64, so about 190 KB of data' },
      { what: 'Delay', value: '1 year' },
    ],
    keys: [],
    onDown: 'Messages that wait for their delay are lost.',
    cost: 'SNS bills each message, and Step Functions the steps of each delayed message.',
  },
  queues: {
    creates: [
      {
        kind: 'SQS queue',
        per: 'for each queue',
        name: '<queue>-<random>',
        purpose: 'A standard queue with the defaults of SQS.',
      },
    ],
    drawing: ['service', 'enqueue', 'SQS queue', 'dequeue', 'service'],
    permissions: {
      enqueue: ['sqs:SendMessage', 'sqs:GetQueueAttributes', 'sqs:GetQueueUrl', 'sqs:ListQueueTags'],
      dequeue: [
        'sqs:ReceiveMessage',
        'sqs:DeleteMessage',
        'sqs:GetQueueAttributes',
        'sqs:GetQueueUrl',
        'sqs:ListQueueTags',
      ],
    },
    limits: [
      { what: 'Messages in one call', value: '10, to send and to receive' },
      { what: 'Time to complete a message', value: '30 seconds, after which it can be received again' },
      { what: 'Retention', value: '4 days' },
    ],
    keys: [],
    onDown: 'The queue is deleted with its messages.',
    cost: 'SQS bills each request, even those that receive nothing.',
  },
  secrets: {
    creates: [
      {
        kind: 'Secrets Manager secret',
        per: 'for each secret',
        name: '<secret>-<random>',
        purpose: 'It has no value until you write one.',
      },
    ],
    drawing: ['service', 'access, put', 'Secret'],
    permissions: { access: ['secretsmanager:GetSecretValue'], put: ['secretsmanager:PutSecretValue'] },
    limits: [
      { what: 'Value', value: '65,536 bytes' },
      { what: 'New versions', value: 'At most one every 10 minutes in the long run' },
    ],
    keys: ['import.secrets.<name>'],
    onDown:
      'Secrets Manager keeps a deleted secret for 30 days, and until then you can restore it. An imported secret stays.',
    cost: 'Secrets Manager bills each secret by the month, and each call.',
  },
  storage: {
    creates: [
      {
        kind: 'S3 bucket',
        per: 'for each bucket',
        name: '<bucket>-<random>',
        purpose: 'Private, without versions and without CORS rules.',
      },
      {
        kind: 'Bucket notification',
        per: 'for each bucket with a listener',
        purpose: 'Calls the function for each file.',
      },
    ],
    drawing: ['service', 'read, write', 'S3 bucket', 'event', 'service'],
    permissions: {
      read: ['s3:GetObject', 's3:ListBucket'],
      write: ['s3:PutObject'],
      delete: ['s3:DeleteObject'],
    },
    limits: [
      { what: 'File in one call from a service', value: '4 MB' },
      { what: 'Upload with a signed URL', value: '5 GB' },
      { what: 'Files in a list', value: 'The first 1,000' },
      { what: 'Buckets', value: '10,000 for each account' },
    ],
    keys: ['import.buckets.<name>'],
    onDown:
      'A bucket with files makes the command fail. [Empty it](/reference/providers/aws/storage#empty) first. An imported bucket stays.',
    cost: 'S3 bills the storage, each request, and what is downloaded to the internet.',
  },
  sql: {
    creates: [
      {
        kind: 'Aurora PostgreSQL cluster',
        per: 'once for each stack',
        name: 'tf-<random>',
        purpose: 'Version 13, with one serverless instance.',
      },
      {
        kind: 'Database',
        per: 'for each database',
        name: '<database>',
        purpose: 'In that cluster. All databases have the user `nitric`.',
      },
      {
        kind: 'VPC',
        per: 'once for each stack',
        name: 'nitric-vpc',
        purpose: 'With subnets in three availability zones, and one NAT gateway.',
      },
      {
        kind: 'Security group',
        per: 'once for each stack',
        name: 'nitric-db-sg-<random>',
        purpose: 'Only its members and batch jobs reach the cluster. All functions are members.',
      },
      {
        kind: 'CodeBuild project',
        per: 'once for each stack',
        name: 'create-nitric-databases-<random>',
        purpose: 'Creates the databases.',
      },
      {
        kind: 'CodeBuild project',
        per: 'for each database with migrations',
        name: '<database>',
        purpose: 'Runs the migrations at each deployment.',
      },
      {
        kind: 'ECR repository',
        per: 'for each database with migrations',
        name: '<database>-<random>',
        purpose: 'Keeps the image with the migrations.',
      },
    ],
    drawing: ['service', 'connect', 'Aurora cluster'],
    permissions: {},
    limits: [
      {
        what: 'Capacity',
        value: 'From 0.5 to 1 ACU, unless the stack file says otherwise. An ACU has 2 GiB of memory',
      },
      { what: 'Regions', value: 'Those with three availability zones' },
    ],
    keys: [
      'aurora-rds-cluster.min-capacity',
      'aurora-rds-cluster.max-capacity',
      'aurora-rds-cluster.seconds-until-auto-pause',
    ],
    onDown:
      'The cluster is deleted with all its data, and no final snapshot is made. If you need the data, take one first.',
    cost: 'Aurora bills capacity by the second, and storage. The NAT gateway is billed by the hour, even when the cluster is paused.',
  },
  schedules: {
    creates: [
      {
        kind: 'EventBridge Scheduler schedule',
        per: 'for each schedule',
        name: '<schedule>-<random>',
        purpose: 'In the group `default`.',
      },
      {
        kind: 'IAM role',
        per: 'for each schedule',
        name: 'schedule-<schedule>-role-<random>',
        purpose: 'Lets the schedule call the function.',
      },
    ],
    drawing: ['Schedule', 'call', 'service'],
    permissions: {},
    limits: [
      { what: 'Shortest interval', value: '1 minute' },
      { what: 'Retries of a failed start', value: '5, within 60 seconds' },
    ],
    keys: ['schedule-timezone', 'config.<type>.lambda.timeout'],
    onDown: 'The schedule and its role are deleted.',
    cost: 'EventBridge Scheduler bills each start beyond its free tier, and Lambda the time of the run.',
  },
  websockets: {
    creates: [
      {
        kind: 'API Gateway WebSocket API',
        per: 'for each websocket',
        name: '<websocket>-<random>',
        purpose: 'With the routes `$connect`, `$disconnect`, and `$default`.',
      },
      {
        kind: 'Stage',
        per: 'for each websocket',
        name: 'ws',
        purpose: 'Its name is the end of the address.',
      },
      INVOKE_PERMISSION,
    ],
    drawing: ['Client', 'message', 'WebSocket API', 'call', 'service'],
    permissions: {},
    limits: [
      { what: 'Connection', value: '2 hours' },
      { what: 'Connection without messages', value: '10 minutes' },
      { what: 'Message', value: '128 KB, in frames of at most 32 KB' },
      { what: 'New connections', value: '500 per second for an account in a region' },
      { what: 'Time for a handler', value: '29 seconds' },
    ],
    keys: LAMBDA_KEYS,
    onDown: 'Open connections are closed, and a new deployment gets another address.',
    cost: 'API Gateway bills each message and the minutes of each connection, and Lambda each call.',
  },
} as const satisfies Readonly<Record<string, Deployment>>;
