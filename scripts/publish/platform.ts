import type { Progress } from '#scripts/terminal/operator.ts';

/** What readers got at `time`, an ISO time of the platform's clock. */
export interface Deployment {
  /** The version that most readers have. */
  versionId: string;
  time: string;
  /** Each version with its share of readers, if the dashboard has given them several. */
  split?: string;
}

/** A build to upload: `release.json` in its folder becomes part of the Worker, and `public` holds the assets. */
export interface WorkerUpload {
  folder: string;
  releaseId: string;
  commit: string | undefined;
}

export interface UploadedWorker {
  versionId: string;
  /** The origin at which this version answers before readers have it. Absent if the account has no such addresses. */
  previewOrigin?: string;
  /** The origin at which readers find the live version. Absent if it is unknown. */
  liveOrigin?: string;
}

/** The operations of Cloudflare that publishing needs. All of them reject with a `RunbookError`. */
export interface Platform {
  store: KeyValueStore;
  /** The latest deployments, at most ten, newest first. The first one is live. Empty before the first deploy. */
  deployments(): Promise<Deployment[]>;
  /** Applies the migrations of the database, unless they were applied before. */
  migrate(): Promise<void>;
  /** Uploads a version, which readers do not get yet. Only the first Worker of an account is live at once. */
  upload(upload: WorkerUpload): Promise<UploadedWorker>;
  /** Gives a version to all readers. */
  makeLive(versionId: string, message: string): Promise<void>;
  /** Applies the routes and domains of wrangler.toml. */
  applyRoutes(): Promise<void>;
  /** Asks the Worker, as a reader does. */
  ask: typeof fetch;
}

/** What every command of publishing works with. */
export interface Run {
  platform: Platform;
  progress: Progress;
  pausesMs?: readonly number[];
}

/** The operations of KV that publishing needs. Values are text. */
export interface KeyValueStore {
  /** Returns the keys that begin with `prefix`. */
  list(prefix: string): Promise<string[]>;
  /** Returns the values of the keys that the store has. Other keys are left out. */
  get(keys: readonly string[]): Promise<Map<string, string>>;
  put(values: ReadonlyMap<string, string>): Promise<void>;
}

/** KV shows a value everywhere after at most a minute, which is the sum of these pauses between two readings. */
export const SPREAD_PAUSES_MS: readonly number[] = [1_000, 4_000, 10_000, 15_000, 15_000, 15_000];
