import { env } from 'cloudflare:workers';
import { parseSettings } from './model/settings.ts';

/** The settings of this deployment. A wrong setting stops the Worker at startup. */
export const settings = parseSettings(env as unknown as Record<string, unknown>); // Env has no index signature.
