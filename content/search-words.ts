/** The pages about changes since version 0 have the same sections in every library. */
const CHANGES_SINCE_V0 = {
  overview: 'breaking changes migrate upgrade v1 what changed renamed removed',
  apis: 'route handler security http request v1 changed renamed removed upgrade',
  collections: 'key value store documents query replaced kv v1 changed renamed removed upgrade',
  topics: 'event publish subscribe v1 changed renamed removed upgrade',
  queues: 'task send receive enqueue dequeue v1 changed renamed removed upgrade',
  secrets: 'permissions access v1 changed renamed removed upgrade',
  storage: 'bucket file reading writing listener v1 changed renamed removed upgrade',
  schedules: 'interval cron v1 changed renamed removed upgrade',
  websockets: 'event type connection v1 changed renamed removed upgrade',
  common: 'faas start middleware context lifecycle v1 changed renamed removed upgrade',
};

/**
 * Words of questions that a section answers and does not contain itself, by page and anchor. The search counts them almost like
 * words of the heading. Write what a reader would type who does not know the page. A test reports an address that does not
 * exist. For a word that means the same on every page, write a synonym in `synonyms.ts` instead.
 */
export const SEARCH_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/apis': {
    overview:
      'rest http api endpoint web service webhook backend json crud server microservice more than one',
    routes:
      'path parameter url param dynamic segment id handler get post put delete method not found 404 wildcard optional nested 405 internal server error 500 status',
    requests:
      'read query string parameter header body json form data cookie set status code redirect response content type 413 payload too large parse',
    middleware:
      'log every request before handler interceptor authentication check prefix authorization rate limit after shared code global',
    cors: 'access control allow origin header blocked by policy preflight options fetch from browser cross origin credentials methods headers',
    security:
      'protect endpoint login authentication authorization jwt oidc token auth0 cognito issuer audience unauthorized 401 sign in public route forbidden 403 invalid expired openid connect okta keycloak entra firebase identity provider sso',
    claims: 'current user id from token decode jwt payload who is signed in sub email role',
    domains: 'own domain name dns certificate route 53 custom url https subdomain hosted zone not found',
    clouds: 'api gateway lambda cloud run api management which service runs my',
    local: 'call api on localhost curl port 4001 test',
    limits: 'duplicate route twice declared two handlers same path error leading slash',
  },
  '/http': {
    overview: 'existing express fastify koa web app server migrate framework proxy',
    'start-function': 'fastify listen own server start',
    nestjs: 'nest',
    'other-frameworks': 'hono apollo graphql server',
    resources: 'use bucket queue topic in express app combine',
    limits: 'two http calls python go proxy api routes same service authentication security',
    clouds: 'proxy catch all route gateway lambda',
  },
  '/batch': {
    overview:
      'machine learning training inference gpu long running job heavy work video transcoding ai model rendering encoding workload minutes hours timeout too',
    submit: 'start run job from api trigger queue pass data payload a',
    requirements: 'cpu gpu memory ram resources of a job virtual cpus mib increase default how much limit',
    failures: 'retry job throws error failed crash attempt exit code attempts retried',
    project: 'batch services file folder nitric.yaml',
    permissions: 'allow submit job',
    limits:
      'gpu quota instance type azure terraform supported api routes in a batch service one handler not exceeded vcpu limit on',
    clouds: 'aws batch cloud batch ec2 compute environment',
    local: 'run job on my machine dashboard jobs page',
  },
  '/keyvalue': {
    overview:
      'store json object document nosql database dynamodb firestore redis cache session set get value collection sessions profile settings counter',
    keys: 'iterate scan all entries prefix query remove entry filter find count pagination keys empty store clear',
    limits: 'maximum item size ttl expire transaction too large 400 kb of a value',
    permissions: 'allow get set delete',
    clouds: 'dynamodb firestore table storage cosmos',
    local: 'where are values stored on my machine file empty reset clear store',
  },
  '/messaging': {
    overview:
      'difference topic queue publish subscribe events asynchronous decouple services pub sub event driven',
    topics:
      'publish event subscribe subscriber fan out more than once duplicate delivered again at least once order retry several subscribers idempotent duplicates exactly failed redelivered broadcast',
    queues:
      'worker background task process later pull poll dequeue complete lease visibility dead letter consumer enqueue send receive acknowledge ack batch dlq poison message leased done finished processed fetch',
    delay: 'later after seconds schedule message future postpone wait before delivery scheduled timer',
    limits: 'message size maximum duplicate twice order fifo 256 kb too big batch ten messages',
    clouds: 'sns sqs pub sub event grid service bus',
    permissions: 'allow publish enqueue dequeue',
    local: 'test topic send message dashboard in memory lost',
  },
  '/schedules': {
    overview: 'cron job timer recurring task periodic scheduled run code regularly daily nightly night every',
    rates: 'every minute hour day five minutes interval seconds often frequency',
    cron: 'crontab expression syntax weekday monday midnight monthly first day of month invalid cron weekdays every specific time seconds field',
    'time-zone': 'timezone utc local time daylight saving berlin europe summer winter hour off',
    failures: 'retry missed run error throws lost repeat',
    local: 'test trigger now without waiting',
    limits: 'longest run time timeout unique name one handler lambda 15 seconds',
    clouds: 'eventbridge cloud scheduler dapr cron',
  },
  '/storage': {
    overview:
      'save upload read file blob object s3 bucket image picture pdf attachment photo document csv export filesystem system disk nfs',
    'signed-urls':
      'presigned pre signed temporary url upload directly from client large file expiry sas token share private file link getdownloadurl getuploadurl accessdenied expired signature for download image',
    browser: 'upload from web page fetch put form blob type header cors xhr error bucket progress',
    files: 'list files in bucket exists remove file folder prefix pagination count copy move rename',
    events:
      'trigger when file uploaded created deleted notification listener watch on write object thumbnail process prefix two listeners',
    limits: 'maximum largest file size too large 4 mb 413 body resource exhausted',
    clouds: 's3 cloud storage blob container public',
    permissions: 'allow read write delete',
    local: 'where are files stored on my machine folder browse dashboard',
  },
  '/secrets': {
    overview:
      'api key password token credentials secrets manager key vault encrypt sensitive hide from code env file connection string of another database',
    'first-value':
      'set create value of secret from console command line missing value not found put secret empty no version upload initial latest',
    versions: 'rotate update read latest old version new history previous value string bytes',
    import: 'existing secret arn',
    permissions: 'allow access put who can read',
    limits: 'size list delete versions top level undefined',
    clouds: 'secrets manager secret manager key vault name in the cloud',
    local: 'development value file on my machine add version dashboard',
  },
  '/sql': {
    overview: 'postgres postgresql relational database rds aurora orm prisma drizzle',
    migrations: 'create table schema change alter run on deploy relation does not exist missing up down',
    'migration-container': 'prisma drizzle alembic flyway tool',
    pool: 'connection pool too many connections slow reuse client clients exhausted lambda each request every handler',
    limits: 'mysql engine price cost idle scale to zero sqlite version extension',
    local:
      'connect database locally psql port 5432 password data volume connection refused econnrefused user postgres docker container client run migrations',
    alternatives: 'neon supabase planetscale mongodb mysql own existing database external redis bring hosted',
    'migration-files': 'up.sql down.sql migration folder naming version file',
    clouds: 'aurora cloud sql azure database for postgresql vpc capacity acu',
  },
  '/websockets': {
    overview:
      'realtime chat live push updates bidirectional connection game socket.io server sent events sse long polling notifications multiplayer collaborative',
    broadcast:
      'send message to all connected clients everyone list connections store ids rooms groups online users presence gone stale connection',
    client: 'connect javascript browser authentication token header wss reconnect url auth cookie 403',
    close: 'disconnect kick client end connection',
    limits:
      'google cloud azure supported binary handler required message too large idle timeout ping keep alive',
    clouds: 'api gateway websocket aws lambda stage address 403 forbidden',
    local: 'test websocket on my machine dashboard client port',
  },
  '/concepts/introduction': {
    overview: 'what is nitric how does it work framework about concept',
    'infrastructure-from-code': 'ifc iac difference infrastructure as code no yaml',
    parts: 'architecture components cli server provider library runtime sidecar membrane',
    'life-of-a-declaration':
      'how deploy works build collect specification under the hood happens when nitric up phases image stage provisioning find discover detect register resources',
    permissions:
      'iam least privilege access allow role decide may access policy security grant rights read only service account narrow',
    audience: 'who should use is it right for me team hosted platform teams companies uses case',
    languages: 'supported programming language',
  },
  '/getting-started/quickstart': {
    overview: 'first project tutorial hello world begin new to nitric getting started learn',
    prerequisites: 'requirements needed before install docker node git tools',
    local: 'create project run start localhost first time',
    deploy: 'first deployment to cloud',
    'add-a-resource': 'first key value store save data use a resource allow hello world example',
  },
  '/faq': {
    hosted: 'my own account saas platform free open source license who hosts where does it run',
    'infrastructure-tools':
      'versus vs compared to pulumi terraform cdk sst serverless difference instead of framework cloudformation encore wing amplify',
    languages: 'rust php ruby supported elixir mix languages polyglot one project several services',
    clouds: 'supported cloud digitalocean cloudflare kubernetes self host on premise',
    'cloud-account': 'try without aws account credit card sign up free offline no',
    docker: 'need docker podman installed required',
    frameworks: 'express nest nextjs fastapi',
    'other-services':
      'use aws sdk service not supported by nitric own client rekognition bedrock ses sendgrid stripe third party boto3 in',
    'top-level':
      'resource not found missing call rejected during build inside function declare module top level undefined handler declared too late nothing deployed does exist',
    'local-auth': 'token not checked localhost authentication ignored without login locally',
    cost: 'price pricing bill how much money expensive free charges invoice idle',
    state: 'where is pulumi state stored backend',
    environments: 'staging production test dev several environments separate stacks prod stage per branch',
    ci: 'github actions gitlab continuous deployment automate',
    leaving: 'vendor lock in stop using eject migrate away exit strategy portable ownership',
    overview: 'common questions answers',
    monorepo: 'one repository several projects packages turborepo nx workspace',
  },
  '/guides/deploying': {
    overview:
      'github actions workflow continuous integration deployment ci cd automate deploy on push pipeline',
    setup: 'token secrets state pulumi access token stack file commit repository backend pin version',
    action:
      'nitrictech actions github marketplace input stack-name working-directory version command inputs uses with',
    gitlab: 'gitlab-ci.yml runner docker in docker dind daemon',
    'azure-pipelines': 'azure devops yaml',
    cache: 'slow faster build docker layer cache takes long buildx layers',
    delete: 'destroy from pipeline pull request preview environment cleanup down ci teardown',
    other: 'jenkins circleci bitbucket buildkite teamcity drone script runner',
    clouds: 'gcp service account key azure service principal arm secrets github workflow login',
    'cloud-build': 'google cloud build trigger cloudbuild.yaml gcp pipeline',
    terraform: 'terraform in ci pipeline apply workflow',
  },
  '/guides/nodejs': {
    'unit-tests': 'jest vitest mocha mock test services',
    dependencies: 'npm package install bundle dockerfile',
    test: 'try call locally',
    overview: 'javascript typescript tutorial first node api notes',
    project: 'package.json node project folder structure nodemon',
    typescript: 'tsconfig ts-node types',
    javascript: 'esm module plain js without typescript',
    service: 'node handler example code notes api',
    deploy: 'deploy node typescript to aws',
    delete: 'remove clean up',
  },
  '/guides/examples': {
    overview: 'sample code demo projects repository',
    templates: 'project template starter boilerplate nitric new list',
    auth: 'login auth0 cognito authentication example user accounts sign up',
    'front-ends': 'react nextjs website frontend vue',
    apis: 'rest graphql stripe payment mail email url shortener inventory crud example project',
    frameworks: 'express fastify koa nestjs hono oak apollo example project',
    databases: 'prisma drizzle neon cockroachdb orm sql example project',
    files: 'upload image signed url example project',
    schedules: 'report cron job google sheets uptime monitor example project',
    websockets: 'chat next.js nextjs realtime example project',
    batch:
      'llm rag llama openai embeddings vector database whisper transcription blender machine learning example project',
    setup:
      'monorepo debugger debugpy breakpoints cloudflare load balancer multi cloud nestjs dockerfile example project',
  },
  '/guides/terraform': {
    overview: 'deploy with terraform opentofu cdktf hcl',
    apply: 'terraform init apply deploy',
    delete: 'terraform destroy remove',
    generate: 'nitric up output plan review hcl files cdktf.out',
    stack: 'backend state s3 gcs bucket aws-tf stack file',
    prerequisites: 'terraform cli aws credentials docker requirements',
    project: 'package.json nitric.yaml example service',
    test: 'run locally without terraform',
    change: 'update generated files overwritten redeploy edit main.tf',
    'change-provider': 'customize modules bucket encryption fork provider override module own rules',
    clouds: 'gcp-tf azure-tf google cloud azure terraform',
  },
  '/reference/cli': {
    overview: 'command line tool nitric binary commands list',
    new: 'create project template scaffold init ts-starter py-starter generator',
    start:
      'run locally local development dev server dashboard hot reload watch files restart on save emulator simulate',
    run: 'containers docker image local compose',
    up: 'deploy update stack release redeploy rollout apply changes',
    down: 'destroy delete remove stack tear down undeploy bucket not empty bucketnotempty data loss keep what is deleted',
    'stack-new': 'create stack add environment new stack file provider no found',
    spec: 'see resources print json requirements what will be deployed inspect debug permission missing list declared',
    'project-file':
      'nitric.yaml project file configuration keys services match start runtimes no found pattern glob entrypoint yaml error',
    'start-command':
      'service path start command variables nodemon quotes pipes shell environment variable in not expanded',
    folders: 'nitric home logs config timeout',
    completion: 'autocomplete bash zsh fish tab',
    commands: 'list of all commands cheat sheet',
    'global-flags': 'non interactive no prompts confirm automatically --ci',
    build: 'docker images only test dockerfile without deploying',
    'stack-list': 'show environments which stacks exist',
    'add-website': 'astro vite hugo static site create frontend',
    'add-stack': 'create stack',
    version: 'which cli version is installed check',
    help: 'usage list options',
    containers: 'docker host linux buildx cache bridge address host.docker.internal',
    pulumi: 'passphrase access token local stack pass',
  },
  '/reference/cli/installation': {
    overview:
      'homebrew brew scoop curl windows linux mac download cli command not found nitric path binary apt chocolatey winget wsl',
    upgrade: 'update cli newest version old outdated',
    tools:
      'docker podman buildx pulumi required installed dependencies needed daemon not running cannot connect found executable path missing',
    version: 'pin specific old version downgrade archive binary release download',
    offline: 'proxy air gapped firewall no internet',
    telemetry: 'tracking analytics usage data privacy opt out',
    uninstall: 'remove delete cli',
    languages: 'which node python go dart version supported',
  },
  '/reference/cli/local-development': {
    overview: 'run locally emulator offline without cloud account localhost dev server',
    ports: 'port already in use 4001 49152 address change port eaddrinuse dashboard url',
    'fixed-ports': 'local.nitric.yaml fix port same port',
    triggers:
      'call topic schedule manually curl invoke publish locally test fire event by hand subscriber http post',
    https: 'certificate self signed ssl tls not trusted browser warning cert',
    data: 'local data folder .nitric run where stored buckets reset delete',
    reset: 'clear wipe clean empty fresh start over local database',
    reload: 'hot reload watch nodemon restart on save changes not picked up',
    differences:
      'works locally but not in the cloud permission denied only when deployed emulated not enforced',
    containers: 'docker image test dockerfile host.docker.internal',
    env: 'dotenv variables local',
    dashboard: 'dashboard does not open browser logs',
  },
  '/reference/cli/stacks': {
    overview: 'stack environment deploy several',
    environments: 'dev staging production separate multiple accounts per environment variables',
    names: 'rename stack project allowed characters',
    types: 'memory cpu size one service bigger',
    switch: 'move to another cloud migrate change provider version',
    ci: 'pipeline non interactive prompts',
    delete: 'destroy remove show all',
    file: 'nitric.dev.yaml what goes into',
  },
  '/reference/env': {
    overview:
      'dotenv process environ set variable config env file undefined missing configuration setting api url',
    files: '.env production second file override several environments per stack load order',
    services:
      'nitric environment run build cloud detect local variables available in service am i running locally econnrefused 50051 server address sets read at time',
    server: 'min workers log level port',
    deployments: 'credentials aws access key azure pulumi variables for deploying pipeline secrets',
  },
  '/reference/custom-containers': {
    overview:
      'own dockerfile docker image base image system package apt runtime custom exec format error container fails to start missing library rust php deno bun',
    'create-a-dockerfile-template':
      'handler build arg dockerfile runtime entrypoint cmd certificate x509 unknown authority argument',
    python: 'apt get ffmpeg native library system dependency',
    ignore: 'dockerignore exclude files image size build context too large node_modules secrets in',
    monorepo: 'build context workspace shared code copy folder package outside',
    check: 'test image nitric build run debug file missing in',
    'built-in':
      'default image base node python version runtime alpine which runtime used without dockerfile ',
    go: 'golang dockerfile multi stage distroless',
    javascript: 'node version npm ci dockerfile',
    settings: 'build args context dockerfile path runtimes key node version build argument',
  },
  '/reference/preview-features': {
    overview: 'beta experimental enable preview feature nitric.yaml not enabled add flag error',
    websites: 'static site website spa frontend hosting cdn',
    'docker-providers': 'custom provider image',
    stability: 'breaking change production ready stable use risk mature',
    flags: 'list of previews feature flag names',
    'sql-databases': 'enable sql postgres preview flag',
    'batch-services': 'enable batch jobs preview flag',
    'beta-providers': 'enable terraform preview flag',
  },
  '/reference/providers': {
    overview: 'clouds supported aws azure google provider choose compare',
    name: 'pin version nitric/aws@ provider version update upgrade not found download wrong latest',
    services: 'which cloud service is used mapping lambda s3 dynamodb',
    support: 'feature matrix support supported not available azure websockets',
    stacks:
      'several environments multiple stacks multi cloud dev staging production same project two clouds regions name of a stack',
    available: 'list of providers pulumi or terraform which to choose stable preview',
  },
  '/reference/providers/aws': {
    overview: 'deploy to amazon web services lambda',
    prerequisites: 'aws cli pulumi docker needed requirements',
    credentials:
      'access key profile sso iam user permissions needed policy aws configure role access denied no credential providers unable to locate credentials expired token invalid',
    find: 'logs cloudwatch console resource group tags find lambda name which log open locate',
    imports: 'existing bucket secret arn adopt use resource that already exists s3 not found',
    services: 'lambda s3 dynamodb sns sqs eventbridge api gateway',
    configuration: 'nitric.dev.yaml stack file example service types sizes lambda settings',
    limits: 'sqs dequeue websocket stage aurora idle cost bucket not empty 403 forbidden',
  },
  '/reference/providers/aws/configuration': {
    overview: 'stack file all keys options settings reference nitric.yaml values defaults',
    'general-keys': 'region choose us-east-1',
    'api-keys': 'custom domain route 53 api description certificate',
    'import-keys': 'existing bucket secret arn',
    'service-keys':
      'lambda memory timeout provisioned concurrency vpc ephemeral storage cold start subnet telemetry task timed out of slow tmp disk space keep warm longer more time duration',
    'batch-keys': 'gpu instance type cpu batch compute environment launch template disk size',
    'sql-keys': 'aurora capacity rds cluster',
    'website-keys': 'cloudfront domain cdn cache invalidation',
    errors: 'bad stack configuration error misspelled key',
  },
  '/reference/providers/gcp': {
    overview: 'deploy to google cloud platform gcp',
    prerequisites: 'gcloud enable apis project billing not enabled api',
    credentials:
      'service account gcloud auth application default login could not find credentials permission denied iam owner role sign in',
    configuration: 'nitric.dev.yaml stack file example service types sizes cloud run settings',
    imports: 'existing secret adopt use secret that already exists',
    services: 'cloud run firestore pub/sub cloud scheduler secret manager cloud sql cloud storage',
    limits: 'not supported cost bucket not empty',
  },
  '/reference/providers/gcp/configuration': {
    overview: 'stack file all keys options settings reference nitric.yaml values defaults',
    'general-keys': 'region project id',
    'import-keys': 'existing secret topic name',
    'service-keys':
      'cloud run memory cpu timeout min instances max instances concurrency cold start out of gpu',
    'batch-sql-keys': 'gpu accelerator nvidia database deletion protection keep data t4 policy abandon',
    'website-keys': 'domain dns zone cdn ttl cache invalidation',
    errors: 'bad stack configuration error misspelled key',
  },
  '/reference/providers/azure': {
    overview: 'deploy to microsoft azure',
    prerequisites: 'az cli docker',
    credentials:
      'az login service principal subscription tenant not found authorizationfailed contributor owner role',
    find: 'resource group where are my resources portal name',
    configuration: 'nitric.dev.yaml stack file example service types sizes container app settings',
    services: 'container apps table storage event grid key vault api management postgres blob',
    limits: 'not supported cost slow deployment',
  },
  '/reference/providers/azure/configuration': {
    overview: 'stack file all keys options settings reference nitric.yaml values defaults',
    'general-keys': 'region organisation organization admin email publisher api management',
    'service-keys': 'container app memory cpu replicas min max cold start out of scale',
    'website-keys': 'front door domain dns zone cdn cache invalidation',
    errors: 'bad stack configuration error misspelled key',
  },
  '/reference/providers/pulumi': {
    overview: 'pulumi login backend',
    state: 'pulumi login local folder s3 bucket backend store state file self managed azblob gs team share',
    passphrase: 'pulumi config passphrase incorrect enter decrypt',
    pipelines: 'access token ci',
    refresh: 'drift changed in console manually out of sync by hand resource deleted outside',
    interrupted:
      'stack is locked pending operations cancel conflict lock ctrl c stuck deployment another update in progress 409 force',
    dashboard: 'app.pulumi.com history web ui see resources',
  },
  '/reference/providers/terraform': {
    overview: 'terraform provider opentofu cdktf',
    providers: 'nitric/awstf gcptf azuretf aws-tf gcp-tf azure-tf names',
    'stack-file': 'backend state s3 gcs remote key bucket azurerm lock',
    update: 'apply changes destroy terraform down delete',
    prerequisites: 'terraform cli version install cdktf node missing',
    checks: 'terraform plan validate policy tflint tfsec checkov scanner ci',
    limits: 'not supported terraform',
  },
  '/reference/providers/terraform/aws': {
    overview: 'awstf aws-tf lambda terraform amazon',
  },
  '/reference/providers/terraform/gcp': {
    overview: 'gcptf gcp-tf terraform google cloud run',
  },
  '/reference/providers/terraform/azure': {
    overview: 'azuretf azure-tf terraform azurerm',
  },
  '/reference/providers/custom/building-custom-provider': {
    overview: 'own provider write custom provider extend different service kubernetes new cloud plugin',
    extension: 'replace add change standard provider resource override',
    interface: 'pulumi go interface methods deploy',
    parts: 'architecture deployment runtime plugin membrane grpc',
    module: 'go mod init project folder',
    'runtime-plugin': 'runtime server membrane replace storage service at run time',
    'deployment-plugin': 'embed binary main program',
    install: 'compile binary go build script provider folder',
    use: 'stack file custom provider name version share with team docker image',
    'new-platform': 'from scratch template skeleton kubernetes other cloud digitalocean',
    config: 'own stack keys decode attributes settings struct',
    runtime: 'implement storage topics queues gateway grpc contract proto',
    terraform: 'cdktf provider interface modules',
    check: 'test provider debug spec',
  },
  '/reference/providers/custom/extend-standard-provider': {
    overview: 'override customize change one resource encryption own rules every bucket policy compliance',
    runtime: 'swap service replace plugin',
  },
  '/reference/providers/install/docker': {
    overview: 'container image provider docker:// private registry ghcr',
    credentials: 'aws keys inside provider container',
  },
  '/support': {
    overview:
      'help discord community chat contact question email maintainers roadmap vulnerability security team company behind nitric',
    bugs: 'report issue bug github what to include reproduce log versions',
    'first-checks': 'troubleshoot something does not work debug working log files known problem',
    repositories: 'source code github which repository',
    versions: 'old version v0 supported maintained',
    preview: 'feedback on beta feature',
  },
  '/support/upgrade': {
    overview: 'migrate v0 to v1 breaking changes migration guide version 1 old project legacy deprecated',
    collections: 'documents query sub collection queries subcollection key prefix move data',
    messages: 'tasks events send receive enqueue rename',
    'project-file': 'handlers functions services nitric.yaml rename key start command',
    'stack-files': 'nitric-dev.yaml rename stack file name provider',
    plan: 'before upgrading checklist collections names copy data steps mongodb table storage you start',
    tools: 'update cli library npm pip go get newest version',
    permissions: 'reading writing for with allow renamed read write verbs',
    security: 'securitydefinitions jwt scopes oidcrule change',
    go: 'golang faas packages constructors change nitric.run',
    check: 'test after migration verify new stack',
  },
  '/contributions': {
    overview: 'contribute open source pull request help develop',
    pages: 'edit docs fix typo documentation wrong page on github mdx markdown site locally',
    report: 'issue feature request idea',
    repositories:
      'source code github organization license apache where is the code company team who maintains server',
    code: 'fork pull request branch build from source run tests develop patch',
    extend: 'new library language own provider plugin ecosystem',
  },
  '/': {
    libraries: 'sdk languages node python go dart java csharp list of libraries',
    'building-blocks': 'resource types list of resources features what can nitric do',
    clouds: 'list of providers supported clouds',
  },
  '/agents': {
    overview: 'ai assistant llm chatgpt claude copilot gemini coding agent prompt context',
    mcp: 'mcp server model context protocol editor ide agent search docs tool',
    'vs-code': 'vscode visual studio code copilot mcp json settings',
    cursor: 'mcp json settings',
    'other-editors-and-assistants':
      'windsurf zed jetbrains intellij chatgpt claude desktop gemini remote server streamable http',
    markdown: 'copy page raw text md accept header plain text version of a page',
    llms: 'llms-full.txt whole documentation one file sitemap index for llm',
    answers: 'prompt tips wrong outdated hallucinated answer old api generated code',
  },
  '/guides': {
    overview: 'tutorials walkthroughs step by step how to',
    languages: 'tutorial per language',
    prerequisites: 'requirements setup what to install needed tools',
    pattern: 'steps structure of a guide',
  },
  '/guides/dart': {
    overview: 'dart tutorial flutter back end first dart api habits',
    project: 'pubspec.yaml dart project folder structure dependencies image',
    service: 'dart handler main example code',
    test: 'run dart service locally curl',
    deploy: 'deploy dart to aws',
    delete: 'remove clean up',
  },
  '/guides/go': {
    overview: 'golang tutorial first go api inventory',
    project: 'go.mod golang dockerfile project folder structure module image',
    service: 'go handler main package example code',
    test: 'run go service locally curl',
    deploy: 'deploy golang to aws',
    delete: 'remove clean up',
  },
  '/guides/jvm': {
    overview: 'java kotlin tutorial spring maven gradle first java api contacts',
    prerequisites: 'jdk gradle version old cli 1.33 download v0 requirements',
    project: 'build.gradle.kts jitpack shadow plugin dependency folder structure',
    service: 'kotlin java handler example code collection',
    test: 'run gradle service locally two terminals curl',
    build: 'fat jar uber jar shadowjar compile package',
    deploy: 'deploy java kotlin to aws',
    delete: 'remove clean up',
  },
  '/guides/python': {
    overview: 'python tutorial first python api reading list books',
    project:
      'pyproject.toml uv requirements.txt virtual environment venv pip pipenv poetry dockerfile folder structure betterproto',
    service: 'python handler decorator async example code',
    test: 'run python service locally curl',
    deploy: 'deploy python to aws',
    delete: 'remove clean up',
  },
  '/reference': {
    overview: 'api documentation of all functions sdk docs classes methods types',
    compatibility: 'feature matrix which resource in which language and cloud comparison table supported',
    versions: 'old documentation v0 v1 switch version',
  },
  '/reference/nodejs': {
    overview: 'javascript typescript library api',
    install: 'npm yarn pnpm add package nitric sdk cannot find module types package.json',
    run: 'declare resource top level factory function allow permissions names kebab case',
    handlers: 'context ctx req res middleware next return decorator',
    errors: 'exception class catch try unhandled rejection process exits crash',
    everything: 'index of all functions types symbols list',
    'other-exports': 'worker options internal classes',
  },
  '/reference/python': {
    install:
      'pip uv pipenv poetry package nitric python version 3.14 event loop modulenotfounderror no module named supported versions 3.11 3.12 3.13',
    declare: 'declare resource top level factory function allow permissions names kebab case nitric.run',
    handlers: 'decorator async context ctx req res middleware function none',
    errors: 'exception class catch try except grpcerror',
    everything: 'index of all functions types symbols list',
  },
  '/reference/go': {
    install: 'go get module import path package dockerfile cannot find no required',
    declare:
      'declare resource main constructor panic allow permissions names kebab case nitric.run blocks hangs',
    handlers: 'func ctx request response extras return error middleware next',
    errors: 'error code grpc codes unknown handle',
    everything: 'index of all functions types symbols list',
  },
  '/reference/dart': {
    install: 'dart pub add package flutter',
    run: 'declare resource main factory allow permissions names kebab case',
    handlers: 'async context ctx req res return middleware next test a handler',
    values: 'map json datetime double int numbers convert',
    errors: 'grpcerror formatexception argumenterror utf-8 exception catch crash',
    everything: 'index of all functions types symbols list',
  },
  '/reference/csharp/v0': {
    install: 'dotnet add package nuget',
    declare: 'application.run declare resource with permissions',
    handlers: 'context func lambda middleware',
    limits: 'bugs not working problems missing',
    errors: 'exception catch nitricexception',
    differences: 'v1 migration changes not available yet',
  },
  '/reference/jvm/v0': {
    install: 'gradle maven jitpack dependency java kotlin',
    declare: 'nitric.run declare resource with permissions',
    handlers: 'context lambda middleware',
    limits: 'bugs not working problems missing',
    errors: 'exception catch statusruntimeexception',
    differences: 'v1 migration changes not available yet',
  },
  '/reference/nodejs/v0/changes': CHANGES_SINCE_V0,
  '/reference/python/v0/changes': CHANGES_SINCE_V0,
  '/reference/go/v0/changes': CHANGES_SINCE_V0,
};
