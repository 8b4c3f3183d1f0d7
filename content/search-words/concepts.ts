import type { SearchWords } from './types.ts';

/** The search words of the pages of `/concepts`. */
export const CONCEPTS: SearchWords = {
  '/concepts/access-control': {
    overview: 'iam least privilege access roles policy permission allow security',
    kinds: 'which permissions exist list of permissions trigger invoke',
    clouds: 'iam role service account service principal policy generated',
    local: 'permission not enforced locally works on my machine',
    other:
      'extra policy custom permission attach other team resource existing dynamodb attach managed shared topic between two projects another project',
    'deploying-account': 'iam policy for deployment minimal rights ci user deploy role needed',
    'least-privilege':
      'split service separate permissions public api nightly job smaller rights narrow too many rights best practice',
    sql: 'database user read only grant postgres role restrict which service sees database password',
    'deploying-aws':
      'iam policy json for ci user permissions boundary administratoraccess which actions rds ec2 acm cloudfront route53 to deploy',
    'deploying-gcp':
      'roles for service account that deploys editor owner cloudsql admin project iam binding gcloud add-iam-policy-binding',
    'deploying-azure':
      'contributor user access administrator entra application administrator graph permissions service principal roles to deploy',
  },
  '/concepts/build-with-nitric': {
    overview: 'use cases examples of applications suitable for project ideas',
    apps: 'mobile app flutter react frontend spa backend',
    limits:
      'not suitable kubernetes streaming sse stateful long running server vm limitations cannot be built not suited what does not work unsuitable',
    web: 'rest graphql backend crud app saas web app data store choice',
    background: 'send mail after response asynchronous work resize image later do not block request',
    files: 'user uploads attachments documents media photos',
    recurring: 'nightly cleanup report sync newsletter cron',
    'real-time': 'chat multiplayer live dashboard notifications presence',
    jobs: 'transcription rendering training etl data processing hours',
    websites: 'single page app landing page react frontend with backend same domain',
    logins: 'user accounts sign up password identity provider auth user management',
    languages: 'polyglot typescript and python in one project',
  },
  '/concepts/cicd': {
    overview: 'continuous integration delivery deployment pipeline automate',
    runner: 'requirements tokens docker in ci',
    review: 'pull request diff spec infrastructure changes comment',
    concurrency: 'stack is locked conflict concurrent update lock two people at the same',
    previews: 'preview environment per branch ephemeral review app pull request',
    rollback: 'revert undo deployment previous version blue green canary traffic',
    steps: 'test build deploy stages what should a pipeline do',
  },
  '/concepts/comparison': {
    overview: 'alternatives competitors versus vs compare better than instead of',
    together: 'combine with terraform cdk existing infrastructure',
    families: 'categories of tools iac ifc platform template',
    decide: 'how to choose which tool fits should we use nitric',
  },
  '/concepts/comparison/ampt': {
    overview: 'versus vs alternative serverless cloud',
  },
  '/concepts/comparison/aws-cdk': {
    overview: 'versus vs alternative cloud development kit cloudformation',
  },
  '/concepts/comparison/aws-sam': {
    overview: 'versus vs alternative serverless application model cloudformation',
  },
  '/concepts/comparison/bicep': {
    overview: 'versus vs alternative arm template azure resource manager',
  },
  '/concepts/comparison/encore': {
    overview: 'versus vs alternative encore.dev encore.ts',
  },
  '/concepts/comparison/gcp-deployment-manager': {
    overview: 'versus vs alternative google infrastructure manager',
  },
  '/concepts/comparison/pulumi': {
    overview: 'versus vs alternative',
  },
  '/concepts/comparison/sst': {
    overview: 'versus vs alternative serverless stack ion',
  },
  '/concepts/comparison/terraform': {
    overview: 'versus vs alternative opentofu hcl',
  },
  '/concepts/comparison/winglang': {
    overview: 'versus vs alternative wing lang',
    move: 'migrate from wing wing cloud shut down replacement',
  },
  '/concepts/extensibility': {
    overview: 'customize override plugin extend escape hatch',
    'other-services': 'use aws sdk unsupported service dynamodb directly',
    extend: 'override resource encryption versioning custom bucket settings waf',
    distribute: 'share provider team docker binary private registry',
    images: 'own dockerfile other base image system package',
    existing: 'pass the address of another resource in a variable',
    provider: 'write own provider kubernetes other cloud on premise',
    library: 'write sdk for another language rust proto grpc client',
    limits: 'add new building block plugin local cloud not possible',
  },
  '/concepts/how-devs-use-nitric': {
    overview: 'development process daily work inner loop team onboarding',
    start: 'join clone existing project set up machine new team member add nitric to an existing project',
    run: 'hot reload watch try out handler',
    deploy: 'personal stack per developer sandbox environment',
    resource: 'add bucket queue to service day to day code review diff',
    spec: 'spec.json see permissions missing what is deployed',
    handover: 'hand over to devops platform team who owns stack file',
    problems: 'common mistakes resource not in dashboard name rejected denied in cloud',
  },
  '/concepts/how-nitric-works': {
    overview: 'architecture internals under the hood membrane sidecar runtime explained',
    parts: 'architecture components membrane proto grpc contract',
    request: 'lifecycle of a request cold start lambda event flow',
    container: 'wrapped image entrypoint cmd bin runtime sidecar process docker layers',
    deployment: 'what happens during nitric up build phase collector steps',
    spec: 'deployment request spec json openapi provider input format attributes',
    'local-run': 'emulator local cloud ports process offline difference start run cloud',
    errors: 'build hangs stuck collecting forever does not exit timed out waiting for more workers provider',
  },
  '/concepts/how-ops-use-nitric': {
    overview: 'devops platform team sre production day two governance security compliance',
    account: 'what is created in my aws account least privilege base permissions phone home data residency',
    encryption: 'at rest in transit tls https kms customer managed key data protection security review',
    stacks: 'environments dev staging production multiple accounts pin provider version upgrade',
    deploy: 'credentials permission to deploy who can',
    state: 'pulumi state backup rename project stack lost',
    review: 'dry run preview plan diff before deploy what will change',
    drift: 'manual changes console drift detection refresh overwritten',
    find: 'labels cost allocation naming convention physical name list all resources arn table name at runtime',
    existing: 'import brownfield existing',
    rules: 'policy encryption kms compliance enforce defaults',
    observe:
      'logs monitoring metrics alerts cloudwatch observability tracing sentry opentelemetry datadog structured',
    audit: 'audit trail who deployed compliance history',
    delete: 'protect production from deletion destroy',
  },
  '/concepts/infrastructure-from-code': {
    overview: 'ifc iac difference paradigm what is infrastructure from code declarative',
    both: 'terraform example compare hcl iam policy by hand',
    derived: 'how does nitric know which resources permissions',
    limits: 'disadvantages drawbacks downsides lock in vendor rename resource data loss deleted',
    when: 'should i use nitric or terraform',
    outside: 'where do region and size go configuration versus code versioning lifecycle rules',
  },
  '/concepts/introduction': {
    overview: 'what is nitric how does it work framework about concept',
    'infrastructure-from-code': 'ifc iac difference infrastructure as code no yaml',
    parts: 'architecture components cli server provider library runtime sidecar membrane',
    'life-of-a-declaration':
      'how deploy works build collect specification under the hood happens when nitric up phases image stage provisioning find discover detect register resources how does nitric find my resources discover collect',
    permissions:
      'iam least privilege access allow role decide may access policy security grant rights read only service account narrow',
    audience: 'who should use is it right for me team hosted platform teams companies uses case',
    languages: 'supported programming language',
  },
  '/concepts/language-support': {
    overview:
      'supported languages sdk typescript javascript python go dart java kotlin csharp rust php ruby c# support net',
    'building-blocks': 'feature matrix which library supports',
    mix: 'polyglot multi language monorepo typescript and python',
    other: 'rust php ruby elixir add new language grpc proto sdk',
    differences:
      'typescript versus python versus go versus dart which language is best end of file nitric.run image',
  },
  '/concepts/project-structure': {
    overview: 'folder layout file tree directory organize project where do i put files',
    match: 'glob wildcard pattern subfolder service not found nested',
    start: 'start command shell quotes env variable pipe hot reload nodemon',
    'service-names': 'image name lambda function name rename move file name too long length exceeds',
    type: 'memory per service different size config block',
    names: 'rename project kebab case naming convention allowed characters',
    monorepo: 'workspace packages several services two languages basedir multiple',
    stacks: 'what is a stack nitric.dev.yaml environments yml stack file',
    'local-config': 'change port fixed port localhost local.nitric.yaml',
    commit: 'gitignore git ignore version control checked in',
    'nitric-folder': 'reset local data clean where stored .nitric delete',
    keys: 'nitric.yaml reference all options settings schema',
    services:
      'what is a service entrypoint one or several services split monolith microservices when new service',
  },
};
