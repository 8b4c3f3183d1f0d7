import type { SearchWords } from './types.ts';

/** The search words of the pages of `/getting-started`, and the first page. */
export const GETTING_STARTED: SearchWords = {
  '/': {
    libraries: 'sdk languages node python go dart java csharp list of libraries',
    'building-blocks': 'resource types list of resources features what can nitric do',
    clouds: 'list of providers supported clouds',
    overview:
      'nitric documentation home start cloud framework multi cloud backend write once deploy anywhere',
    start: 'where do i begin first steps learn choose language',
  },
  '/getting-started/deployment': {
    overview: 'deploy to cloud go live production publish ship host',
    up: 'what happens during nitric up phases steps output how long does it take minutes',
    redeploy:
      'update change again rename delete resource after deploy rollback only one service single rename bucket without losing',
    preview: 'dry run diff plan what would change see what will be deployed before',
    environments: 'staging production test dev several environments',
    'service-types': 'memory timeout cpu scaling instances',
    cost: 'price bill idle free tier expensive scale to zero',
    down: 'delete destroy remove tear down undeploy clean up keep data bucket not empty leftover',
    prerequisites: 'what do i need before deploy check docker pulumi credentials',
    errors: 'deployment failed error what now',
  },
  '/getting-started/installation': {
    overview:
      'install cli setup homebrew brew scoop curl windows linux mac download binary path command not found nitric zsh bash apt chocolatey winget wsl ubuntu debian fedora',
    tools: 'requirements prerequisites docker pulumi node python go dart needed',
    'first-project': 'new project template create',
  },
  '/getting-started/local-dashboard': {
    overview: 'web ui localhost 49152 browser opens explorer disable',
    architecture: 'diagram visualize graph export png',
    triggers: 'test schedule now publish event manually run job',
    databases: 'run migrations query editor tables',
    logs: 'console output filter',
    empty: 'waiting for your application to start disconnected blank',
    pages: 'what can the dashboard do overview of pages menu',
    apis: 'send request from dashboard like postman insomnia try route params body headers test endpoint export openapi swagger document generate typed client',
    storage: 'browse bucket files upload drag and drop download delete locally file browser',
    secrets: 'add secret value locally set development secret version',
    websockets: 'websocket client test connections',
  },
  '/getting-started/quickstart': {
    overview: 'first project tutorial hello world begin new to nitric getting started learn start a project',
    prerequisites: 'requirements needed before install docker node git tools',
    local: 'create project run start localhost first time',
    deploy: 'first deployment to cloud',
    'add-a-resource': 'first key value store save data use a resource allow hello world example',
  },
  '/getting-started/resources-overview': {
    overview: 'share resource between services import declaration common file',
    rules:
      'top level module declare outside handler build time dynamic names per tenant multi tenant user input conditional',
    'one-api': 'split api over several files services routes multiple apis',
    languages: 'mix languages python and typescript together',
    names: 'rename resource naming unique already taken',
    share:
      'same bucket in two services import resource shared file common module duplicate declaration permission leaks',
  },
};
