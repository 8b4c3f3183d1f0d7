import { FORMER_GUIDES, NAMES_BEFORE_2025, NAMES_OF_2025 } from './former-addresses.ts';

/** An old address of a page. If several redirects match, an exact `from` wins, then the longest `from` that ends in `/*`. */
export interface Redirect {
  /** A path without `/docs`. A trailing `/*` matches everything below the path, but not the path itself. */
  from: string;
  /**
   * A path without `/docs`, optionally with a hash. If it ends in `/*`, the asterisk is replaced by what the asterisk of
   * `from` matched.
   */
  to: string;
  status: 301 | 302;
}

/** The references that once had a page for each method, such as `/reference/nodejs/api/api-get`, and the folders of these pages. */
const FOLDERS_OF_METHODS: Readonly<Record<string, string>> = {
  nodejs: 'api batch http keyvalue queues schedule secrets sql storage topic websocket',
  python: 'api batch keyvalue queues schedule schedules secrets sql storage topic websocket',
  go: 'api batch keyvalue queues schedule secrets sql storage topic websocket',
  dart: 'api batch keyvalue queues schedule secrets sql storage topic websocket',
  'nodejs/v0': 'api collection http queues schedule secrets storage topic websocket',
  'python/v0': 'api collection queues schedules secrets storage topic websocket',
  'go/v0': 'api collection queues schedule secrets storage topic websocket',
  'csharp/v0': 'api collection queues schedule secrets storage topic websocket',
  'jvm/v0': 'api collection queues schedule secrets storage topic',
};

/** The pages whose names differ from those of the folders. */
const PAGE_OF_FOLDER: Readonly<Record<string, string>> = {
  api: 'apis',
  collection: 'collections',
  schedule: 'schedules',
  topic: 'topics',
  websocket: 'websockets',
};

const METHODS: readonly Redirect[] = Object.entries(FOLDERS_OF_METHODS).flatMap(([reference, folders]) =>
  folders.split(' ').map((folder) => ({
    from: `/reference/${reference}/${folder}/*`,
    to: `/reference/${reference}/${PAGE_OF_FOLDER[folder] ?? folder}`,
    status: 301,
  })),
);

/**
 * All redirects of the site. A page that moves gets a line here; the addresses of the earlier documentation are in
 * `former-addresses.ts`. The build checks that no redirect loops, chains, hides a page, or leads nowhere.
 */
export const REDIRECTS: readonly Redirect[] = [
  { from: '/concepts', to: '/concepts/introduction', status: 301 },
  { from: '/getting-started', to: '/getting-started/quickstart', status: 301 },
  { from: '/reference/csharp', to: '/reference/csharp/v0', status: 302 },
  { from: '/reference/jvm', to: '/reference/jvm/v0', status: 302 },
  { from: '/reference/dart/v1', to: '/reference/dart', status: 302 },
  { from: '/reference/dart/v1/*', to: '/reference/dart/*', status: 302 },
  { from: '/reference/pulumi', to: '/reference/providers/pulumi', status: 302 },
  ...METHODS,
  ...[NAMES_BEFORE_2025, NAMES_OF_2025]
    .flatMap((names) => Object.entries(names))
    .map(([from, to]): Redirect => ({ from, to, status: 301 })),
  // A guide may come back to its address, so browsers must not remember where it leads meanwhile.
  ...Object.entries(FORMER_GUIDES).map(([from, to]): Redirect => ({ from, to, status: 302 })),
];
