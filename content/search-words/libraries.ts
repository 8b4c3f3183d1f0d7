import type { SearchWords } from './types.ts';

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

/** The search words of the pages of the libraries' references. */
export const LIBRARIES: SearchWords = {
  '/reference': {
    overview: 'api documentation of all functions sdk docs classes methods types',
    compatibility: 'feature matrix which resource in which language and cloud comparison table supported',
    versions: 'old documentation v0 v1 switch version',
  },
  '/reference/csharp/v0': {
    install: 'dotnet add package nuget',
    declare: 'application.run declare resource with permissions',
    handlers: 'context func lambda middleware',
    limits: 'bugs not working problems missing',
    errors: 'exception catch nitricexception',
    changes: 'v1 migration changes not available yet',
  },
  '/reference/dart': {
    install: 'dart pub add package flutter',
    declare: 'declare resource main factory allow permissions names kebab case',
    handlers: 'async context ctx req res return middleware next test a handler',
    values: 'map json datetime double int numbers convert',
    errors: 'grpcerror formatexception argumenterror utf-8 exception catch crash',
    everything: 'index of all functions types symbols list',
    overview: 'dart sdk library api docs flutter nitric_sdk',
  },
  '/reference/go': {
    install: 'go get module import path package dockerfile cannot find no required',
    declare:
      'declare resource main constructor panic allow permissions names kebab case nitric.run blocks hangs',
    handlers: 'func ctx request response extras return error middleware next',
    errors: 'error code grpc codes unknown handle',
    everything: 'index of all functions types symbols list',
    overview: 'golang sdk library api docs go-sdk',
  },
  '/reference/go/v0/changes': CHANGES_SINCE_V0,
  '/reference/jvm/v0': {
    install: 'gradle maven jitpack dependency java kotlin',
    declare: 'nitric.run declare resource with permissions',
    handlers: 'context lambda middleware',
    limits: 'bugs not working problems missing',
    errors: 'exception catch statusruntimeexception',
    changes: 'v1 migration changes not available yet',
  },
  '/reference/nodejs': {
    overview: 'javascript typescript library api',
    install: 'npm yarn pnpm add package nitric sdk cannot find module types package.json',
    declare: 'declare resource top level factory function allow permissions names kebab case',
    handlers: 'context ctx req res middleware next return decorator',
    errors: 'exception class catch try unhandled rejection process exits crash',
    everything: 'index of all functions types symbols list',
    'other-exports': 'worker options internal classes',
  },
  '/reference/nodejs/v0/changes': CHANGES_SINCE_V0,
  '/reference/python': {
    install:
      'pip uv pipenv poetry package nitric python version 3.14 event loop modulenotfounderror no module named supported versions 3.11 3.12 3.13',
    declare: 'declare resource top level factory function allow permissions names kebab case nitric.run',
    handlers: 'decorator async context ctx req res middleware function none',
    errors: 'exception class catch try except grpcerror',
    everything: 'index of all functions types symbols list',
    overview: 'python sdk library api docs nitric package',
  },
  '/reference/python/v0/changes': CHANGES_SINCE_V0,
};
