import { describe, expect, test, vi } from 'vitest';
import { createWorker, uploadVersion } from '#scripts/publish/cloudflare/upload-worker.ts';

const wranglerSaying = (...results: Record<string, unknown>[]) =>
  vi.fn(async () => ({ stdout: '', results }));
const UPLOAD = { folder: '/snapshot', releaseId: 'abc', commit: 'f00' };
const SESSION = { type: 'wrangler-session', version: 1 };
const ARGUMENTS = [
  ...['--alias', '#release:/snapshot/release.json'],
  ...['--assets', '/snapshot/public'],
  ...['--tag', 'abc'],
  ...['--message', 'built from f00'],
];

describe('uploadVersion', () => {
  test('uploads the build of the folder, and returns the id and both addresses of the version', async () => {
    const wrangler = wranglerSaying(SESSION, {
      type: 'version-upload',
      version_id: '0a1b2c3d-rest',
      preview_url: 'https://0a1b2c3d-docs.example.workers.dev',
    });
    expect(await uploadVersion(wrangler, UPLOAD)).toEqual({
      versionId: '0a1b2c3d-rest',
      previewOrigin: 'https://0a1b2c3d-docs.example.workers.dev',
      liveOrigin: 'https://docs.example.workers.dev',
    });
    expect(wrangler).toHaveBeenCalledExactlyOnceWith(['versions', 'upload', ...ARGUMENTS]);
  });

  test('returns no addresses if the account has none', async () => {
    const wrangler = wranglerSaying({ type: 'version-upload', version_id: 'v2' });
    expect(await uploadVersion(wrangler, { ...UPLOAD, commit: undefined })).toEqual({ versionId: 'v2' });
    expect(wrangler).toHaveBeenCalledWith(['versions', 'upload', ...ARGUMENTS.slice(0, -2)]);
  });

  test('rejects an answer without a version', async () => {
    await expect(uploadVersion(wranglerSaying(SESSION), UPLOAD)).rejects.toThrow(
      'wrangler gave an unexpected answer: it did not say which version it made.',
    );
  });
});

describe('createWorker', () => {
  test('deploys the first Worker, and returns the first address that is a web address', async () => {
    const wrangler = wranglerSaying(SESSION, {
      type: 'deploy',
      version_id: 'v1',
      targets: ['nitric.io/docs*', 'https://docs.example.workers.dev'],
    });
    expect(await createWorker(wrangler, UPLOAD)).toEqual({
      versionId: 'v1',
      liveOrigin: 'https://docs.example.workers.dev',
    });
    expect(wrangler).toHaveBeenCalledExactlyOnceWith(['deploy', ...ARGUMENTS]);
  });

  test('returns no address if only a route serves the Worker', async () => {
    const wrangler = wranglerSaying({ type: 'deploy', version_id: 'v1', targets: ['nitric.io/docs*'] });
    expect(await createWorker(wrangler, UPLOAD)).toEqual({ versionId: 'v1' });
  });
});
