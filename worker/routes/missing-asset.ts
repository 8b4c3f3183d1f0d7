import { plainResponse } from './text-response.ts';

/**
 * Assets are served before the Worker runs, so this asset does not exist. While a release rolls out, a browser may ask for
 * it a moment too early, and must not remember the answer. Addresses without a file ending are not assets: some are old
 * addresses of pages.
 */
export const missingAsset = (): Response => plainResponse('There is no such file.', 404);
