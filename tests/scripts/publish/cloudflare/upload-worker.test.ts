import { describe, expect, test, vi } from 'vitest';
import { deployWorker, uploadPreview } from '#scripts/publish/cloudflare/upload-worker.ts';

const wranglerSaying = (...results: Record<string, unknown>[]) =>
  vi.fn(async () => ({ stdout: '', results }));
const release = { releaseId: 'abc', commit: 'f00', dryRun: false };
const SESSION = { type: 'wrangler-session', version: 1 };

describe('deployWorker', () => {
  test('labels the version, and returns its id and address', async () => {
    const wrangler = wranglerSaying(SESSION, {
      type: 'deploy',
      version_id: 'v1',
      targets: ['nitric.io/docs*', 'https://docs.example.workers.dev'],
    });
    expect(await deployWorker({ wrangler, ...release })).toEqual({
      versionId: 'v1',
      origin: 'https://docs.example.workers.dev',
    });
    expect(wrangler).toHaveBeenCalledExactlyOnceWith([
      'deploy',
      '--tag',
      'abc',
      '--message',
      'built from f00',
    ]);
  });

  test('returns no address if only a route serves the Worker', async () => {
    const wrangler = wranglerSaying({ type: 'deploy', version_id: 'v1', targets: ['nitric.io/docs*'] });
    expect(await deployWorker({ wrangler, ...release, commit: undefined })).toEqual({ versionId: 'v1' });
    expect(wrangler).toHaveBeenCalledWith(['deploy', '--tag', 'abc']);
  });

  test('uploads nothing in a dry run', async () => {
    const wrangler = wranglerSaying(SESSION);
    expect(await deployWorker({ wrangler, ...release, dryRun: true })).toEqual({});
    expect(wrangler).toHaveBeenCalledWith([
      'deploy',
      '--tag',
      'abc',
      '--message',
      'built from f00',
      '--dry-run',
    ]);
  });

  test('rejects an answer without a version', async () => {
    await expect(deployWorker({ wrangler: wranglerSaying(SESSION), ...release })).rejects.toThrow(
      'wrangler did not say which version it made.',
    );
  });
});

describe('uploadPreview', () => {
  test('uploads a version without deploying it, and returns its address', async () => {
    const wrangler = wranglerSaying({
      type: 'version-upload',
      version_id: 'v2',
      preview_url: 'https://v2-docs.example.workers.dev',
    });
    expect(await uploadPreview({ wrangler, ...release })).toEqual({
      versionId: 'v2',
      origin: 'https://v2-docs.example.workers.dev',
    });
    expect(wrangler).toHaveBeenCalledWith([
      'versions',
      'upload',
      '--tag',
      'abc',
      '--message',
      'built from f00',
    ]);
  });
});
