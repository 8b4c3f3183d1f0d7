import { SDKS, type SdkSlug } from './sdks.ts';

/** A library reference, as its address says it: `nodejs` is the latest version, `nodejs/v0` an older one. */
export type Reference = SdkSlug | `${SdkSlug}/v${number}`;

/**
 * Where each reference treats a subject: what follows `/docs/reference/{reference}`, a path, an anchor or both; the empty
 * text is its start. No entry: the reference has nothing about it. The build's tests check that every address exists.
 */
export type Subject = Readonly<Partial<Record<Reference, string>>>;

/** The same subject in every library and version, whatever it is called there. */
export const SUBJECTS = {
  introduction: {
    nodejs: '',
    python: '',
    go: '',
    dart: '',
    'nodejs/v0': '',
    'python/v0': '',
    'go/v0': '',
    'csharp/v0': '',
    'jvm/v0': '',
  },
  install: {
    nodejs: '#install',
    python: '#install',
    go: '#install',
    dart: '#install',
    'nodejs/v0': '#install',
    'python/v0': '#install',
    'go/v0': '#install',
    'csharp/v0': '#install',
    'jvm/v0': '#install',
  },
  run: {
    nodejs: '#run',
    python: '#run',
    go: '#run',
    dart: '#run',
    'nodejs/v0': '#run',
    'python/v0': '#run',
    'go/v0': '#run',
    'csharp/v0': '#run',
    'jvm/v0': '#run',
  },
  handlers: {
    nodejs: '#handlers',
    python: '#handlers',
    go: '#handlers',
    dart: '#handlers',
  },
  apis: {
    nodejs: '#apis',
    python: '#apis',
    go: '#apis',
    dart: '#apis',
    'nodejs/v0': '#apis',
    'python/v0': '#apis',
    'go/v0': '#apis',
    'csharp/v0': '#apis',
    'jvm/v0': '#apis',
  },
  http: {
    nodejs: '#http',
    'nodejs/v0': '#http',
  },
  batch: {
    nodejs: '#batch',
    python: '#batch',
    go: '#batch',
    dart: '#batch',
  },
  keyvalue: {
    nodejs: '#keyvalue',
    python: '#keyvalue',
    go: '#keyvalue',
    dart: '#keyvalue',
    'nodejs/v0': '#collections',
    'python/v0': '#collections',
    'go/v0': '#collections',
    'csharp/v0': '#collections',
    'jvm/v0': '#collections',
  },
  topics: {
    nodejs: '#topics',
    python: '#topics',
    go: '#topics',
    dart: '#topics',
    'nodejs/v0': '#topics',
    'python/v0': '#topics',
    'go/v0': '#topics',
    'csharp/v0': '#topics',
    'jvm/v0': '#topics',
  },
  queues: {
    nodejs: '#queues',
    python: '#queues',
    go: '#queues',
    dart: '#queues',
    'nodejs/v0': '#queues',
    'python/v0': '#queues',
    'go/v0': '#queues',
    'csharp/v0': '#queues',
    'jvm/v0': '#queues',
  },
  secrets: {
    nodejs: '#secrets',
    python: '#secrets',
    go: '#secrets',
    dart: '#secrets',
    'nodejs/v0': '#secrets',
    'python/v0': '#secrets',
    'go/v0': '#secrets',
    'csharp/v0': '#secrets',
    'jvm/v0': '#secrets',
  },
  storage: {
    nodejs: '#storage',
    python: '#storage',
    go: '#storage',
    dart: '#storage',
    'nodejs/v0': '#storage',
    'python/v0': '#storage',
    'go/v0': '#storage',
    'csharp/v0': '#storage',
    'jvm/v0': '#storage',
  },
  sql: {
    nodejs: '#sql',
    python: '#sql',
    go: '#sql',
    dart: '#sql',
  },
  websockets: {
    nodejs: '#websockets',
    python: '#websockets',
    go: '#websockets',
    dart: '#websockets',
    'nodejs/v0': '#websockets',
    'python/v0': '#websockets',
    'go/v0': '#websockets',
    'csharp/v0': '#websockets',
    'jvm/v0': '#websockets',
  },
  schedules: {
    nodejs: '#schedules',
    python: '#schedules',
    go: '#schedules',
    dart: '#schedules',
    'nodejs/v0': '#schedules',
    'python/v0': '#schedules',
    'go/v0': '#schedules',
    'csharp/v0': '#schedules',
    'jvm/v0': '#schedules',
  },
  errors: {
    nodejs: '#errors',
    python: '#errors',
    go: '#errors',
    dart: '#errors',
    'nodejs/v0': '#errors',
    'python/v0': '#errors',
    'go/v0': '#errors',
    'csharp/v0': '#errors',
    'jvm/v0': '#errors',
  },
  differences: {
    'nodejs/v0': '#differences',
    'python/v0': '#differences',
    'go/v0': '#differences',
    'csharp/v0': '#differences',
    'jvm/v0': '#differences',
  },
} as const satisfies Readonly<Record<string, Subject>>;
export type SubjectName = keyof typeof SUBJECTS;

/** Libraries of old versions alone have no shorter address for their latest. */
export const latestReference = (sdk: SdkSlug): Reference =>
  SDKS[sdk].status === 'legacy-only' ? `${sdk}/v0` : sdk;
