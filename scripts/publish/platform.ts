import type { KeyValueStore } from './store/key-value-store.ts';
import type { Lock } from './take-lock.ts';

/** From `time` on, an ISO time of the platform's clock, all readers had the version. */
export interface Deployment {
  versionId: string;
  time: string;
}

/** A build to upload, with the labels that the platform shows. */
export interface WorkerUpload {
  /** The folder of the build: `release.json` becomes part of the Worker, and `public` holds the assets. */
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
  /** The ids of the latest versions, at most ten, whether or not readers ever had them. */
  latestVersions(): Promise<string[]>;
  /** Takes the right to change anything. `command` is shown to whoever is refused meanwhile. */
  lock(command: string): Promise<Lock>;
  /** Applies the missing migrations of the database. */
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
