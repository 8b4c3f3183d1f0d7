/**
 * The additions to version 0 of the Node.js library at its tag v0.16.2 since 0.15.0, the newest release of version 0 that npm
 * serves. The declaration follows src/api/storage/v0/storage.ts.
 */
declare module '@nitric/sdk' {
  interface File {
    exists(): Promise<boolean>;
  }
}

export {};
