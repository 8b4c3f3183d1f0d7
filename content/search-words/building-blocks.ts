import type { SearchWords } from './types.ts';

/** The search words of the pages of building blocks. */
export const BUILDING_BLOCKS: SearchWords = {
  '/apis': {
    overview:
      'rest http api endpoint web service webhook backend json crud server microservice more than one',
    routes:
      'path parameter url param dynamic segment id handler get post put delete method not found 404 wildcard optional nested 405 internal server error 500 status call another api from service to service catch all get url in code',
    requests:
      'read query string parameter header body json form data cookie set status code redirect response content type 413 payload too large parse send binary bytes image pdf file download',
    middleware:
      'log every request before handler interceptor authentication check prefix authorization rate limit after shared code global basic auth version v1 v2 versioning',
    cors: 'access control allow origin header blocked by policy preflight options fetch from browser cross origin credentials methods headers',
    security:
      'protect an api endpoint login authentication authorization jwt oidc token auth0 cognito issuer audience unauthorized 401 sign in public route forbidden 403 invalid expired openid connect okta keycloak entra firebase identity provider sso',
    claims: 'current user id from token decode jwt payload who is signed in sub email role',
    domains:
      'add a domain to an api own domain name dns certificate route 53 custom url https subdomain hosted zone not found',
    clouds: 'api gateway lambda cloud run api management which service runs my',
    local: 'call api on localhost curl port 4001 test',
    limits:
      'duplicate route twice declared two handlers same path error leading slash private internal network vpn ip allowlist waf firewall usage plan',
  },
  '/apis/claims': {
    overview: 'current user id from token decode jwt payload who is signed in sub email',
    roles: 'admin role group check authorization rbac scope 403 forbidden',
    local: 'fake token test authentication locally',
  },
  '/apis/requests': {
    overview: 'read query string header path parameter set response header redirect return html binary',
    body: 'parse json form data upload file multipart text bytes post body',
    errors:
      'validate body 400 bad request invalid json not found 404 custom error handling handle errors pydantic zod schema validation',
    uncaught: 'throw exception 500 internal server error unhandled',
    'several-values': 'set cookie session repeated query parameter array lower case header',
    limits:
      'payload too large maximum body size streaming sse server sent events timeout 504 gateway timeout entity 30s',
  },
  '/batch': {
    overview:
      'machine learning training inference gpu long running job heavy work video transcoding ai model rendering encoding workload minutes hours timeout too',
    submit: 'start run job from api trigger queue pass data payload a',
    requirements: 'cpu gpu memory ram resources of a job virtual cpus mib default how much limit',
    failures:
      'retry job throws error failed crash attempt exit code attempts retried cancel running job progress',
    project: 'batch services file folder nitric.yaml',
    permissions: 'allow submit job',
    limits:
      'gpu quota instance type azure terraform supported api routes in a batch service one handler not exceeded vcpu limit on',
    clouds: 'aws batch cloud batch ec2 compute environment',
    local: 'run job on my machine dashboard jobs page',
  },
  '/http': {
    overview: 'existing express fastify koa web app server migrate framework proxy versus api vs',
    'start-function': 'fastify listen own server start',
    'aws-limits':
      'query string empty req.query lambda multipart form upload base64 set-cookie multiple cookies',
    'start-problems':
      'app does not start port failed to respond within 5s workers below required minimum error',
    nestjs: 'nest',
    'other-frameworks': 'hono apollo graphql server',
    resources: 'use bucket queue topic in express app combine',
    limits: 'two http calls python go proxy api routes same service authentication security',
    clouds: 'proxy catch all route gateway lambda',
    local: 'port of proxy 4001 nitric_http_proxy_port locally',
  },
  '/keyvalue': {
    overview:
      'store json object document nosql database dynamodb firestore redis cache session set get value collection sessions profile settings counter update part',
    keys: 'iterate scan all entries prefix query remove entry filter find count pagination keys empty store clear',
    limits:
      'maximum item size ttl expire transaction too large 400 kb of a value query by field secondary index gsi increment counter atomically race condition',
    permissions: 'allow get set delete',
    clouds: 'dynamodb firestore table storage cosmos',
    local: 'where are values stored on my machine file empty reset clear store',
  },
  '/messaging': {
    choose: 'topic versus queue difference which one should i use pub sub',
    overview:
      'difference topic queue publish subscribe events asynchronous decouple services pub sub event driven',
    topics:
      'publish event subscribe subscriber fan out more than once duplicate delivered again at least once order retry several subscribers idempotent duplicates exactly failed redelivered broadcast publish from outside',
    queues:
      'worker background task process later pull poll dequeue complete lease visibility dead letter consumer enqueue send receive acknowledge ack batch dlq poison message celery leased done finished processed fetch',
    delay:
      'later after seconds schedule message future postpone wait before delivery scheduled timer one time job at a date later',
    limits: 'message size maximum duplicate twice order fifo 256 kb too big batch ten messages',
    clouds: 'sns sqs pub sub event grid service bus',
    permissions: 'allow publish enqueue dequeue',
    local: 'test topic send message dashboard in memory lost view queue messages',
  },
  '/schedules': {
    overview: 'cron job timer recurring task periodic scheduled run code regularly daily nightly night every',
    rates: 'every minute hour day five minutes interval seconds often frequency',
    cron: 'crontab expression syntax weekday monday midnight monthly first day of month invalid cron weekdays every specific time seconds field',
    'time-zone': 'timezone utc local time daylight saving berlin europe summer winter hour off',
    failures: 'retry missed run error throws lost repeat',
    local: 'test trigger now without waiting not firing',
    limits:
      'longest run time timeout unique name one handler lambda 15 seconds disable in staging dynamic user defined at runtime',
    clouds: 'eventbridge cloud scheduler dapr cron',
  },
  '/secrets': {
    overview:
      'api key password token credentials secrets manager key vault encrypt sensitive hide from code env file connection string of another database',
    'first-value':
      'set create value of secret from console command line missing value not found put secret empty no version upload initial latest in production',
    versions: 'rotate update read latest old version new history previous value string bytes rotation',
    import: 'existing secret arn share between stacks',
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
  '/storage': {
    overview:
      'save upload read file blob object s3 bucket image picture pdf attachment photo document csv export filesystem system disk nfs',
    'signed-urls':
      'presigned pre signed temporary url upload directly from client large file expiry sas token share private file link getdownloadurl getuploadurl accessdenied expired signature for download image',
    browser: 'upload from web page fetch put form blob type header cors xhr error bucket progress',
    files:
      'list files in bucket exists remove file folder prefix pagination count copy move rename between buckets all files',
    events:
      'trigger when file uploaded created notification listener watch on write object thumbnail process',
    limits:
      'maximum largest file size too large 4 mb 413 body resource exhausted upload size public bucket stream serve publicly',
    clouds: 's3 cloud storage blob container public',
    permissions: 'allow read write delete readonly',
    local: 'where are files stored on my machine folder browse dashboard',
  },
  '/storage/events': {
    overview: 'listener notification trigger file deleted removed object created hook',
    prefix: 'wildcard pattern glob filter suffix extension only png',
    request: 'event type file name size metadata bucket of the upload',
    several: 'two listeners second duplicate resource urn overlap',
    failures: 'retry idempotent twice order at least once timeout',
    loops: 'infinite recursion triggers again costs',
    local: 'listener does not run test locally',
  },
  '/websites': {
    overview: 'static site frontend front end react vue spa host html css javascript vite astro hugo cdn',
    add: 'create frontend nitric add website',
    keys: 'index error page 404 build output dev url settings output directory',
    paths: 'several sites base path subpath',
    local: 'frontend locally port 5000 proxy hot reload',
    deploy: 'cloudfront front door cloud cdn upload cache invalidation',
    domain: 'custom domain certificate dns zone www',
    limits:
      'ssr server side rendering next.js authorization header 401 cdn password protect security headers csp',
  },
  '/websockets': {
    overview:
      'realtime chat live push updates bidirectional connection game socket.io server sent events sse long polling notifications multiplayer collaborative',
    broadcast:
      'send message to all connected clients everyone list connections store ids rooms groups online users presence gone stale connection',
    'other-handlers':
      'send from a queue topic subscriber schedule api to a websocket push notification to client',
    client: 'connect javascript browser authentication token header wss reconnect url auth cookie 403 jwt',
    close: 'disconnect kick client end connection',
    limits:
      'google cloud azure supported binary handler required message too large idle timeout ping keep alive max size',
    clouds: 'api gateway websocket aws lambda stage address 403 forbidden behind own domain',
    local: 'test websocket on my machine dashboard client port locally',
    troubleshooting: 'goneexception 410 reject',
  },
};
