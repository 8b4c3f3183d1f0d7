/**
 * The additions to the Node.js library at its tag v1.4.2 since 1.2.2, the newest release that npm serves. The declarations follow
 * src/resources/batch.ts, src/api/batch/v1/job.ts, src/context/job.ts, src/handlers/handler.ts, and src/lifecycle/lifecycle.ts.
 */
import type { AbstractRequest, BaseContext, GenericMiddleware } from '@nitric/sdk';

declare module '@nitric/sdk' {
  export interface JobResponse {
    success: boolean;
  }

  export class JobRequest extends AbstractRequest {
    readonly jobName: string;
    constructor(data: string | Uint8Array, jobName: string);
  }

  export class JobContext extends BaseContext<JobRequest, JobResponse> {
    get job(): JobContext;
  }

  export type JobMiddleware = GenericMiddleware<JobContext>;

  type JobPermission = 'submit';

  interface JobResourceRequirements {
    cpus: number;
    memory: number;
    gpus: number;
  }

  // biome-ignore lint/suspicious/noExplicitAny: the library declares it so.
  class Job<T extends Record<string, any> = Record<string, any>> {
    private constructor();
    submit(data: T): Promise<void>;
  }

  export class JobResource {
    readonly name: string;
    constructor(name: string);
    allow(perm: JobPermission, ...perms: JobPermission[]): Job;
    handler(middleware: JobMiddleware, requirements?: JobResourceRequirements): Promise<void>;
  }

  export const job: (name: string) => JobResource;

  export enum LifecycleStage {
    LocalRun = 'run',
    Build = 'build',
    Cloud = 'cloud',
  }

  export const Lifecycle: {
    is: (stage: LifecycleStage[]) => boolean;
    isCollecting: () => boolean;
    isRunning: () => boolean;
    when: <T>(stage: LifecycleStage[], callback: () => T) => T | undefined;
    whenCollecting: <T>(callback: () => T) => T | undefined;
    whenRunning: <T>(callback: () => T) => T | undefined;
  };
}
