import { CLOUD_SERVICES, CLOUDS, type CloudName } from '#content/clouds.ts';

export const CLOUD_NAMES = Object.keys(CLOUDS) as CloudName[]; // the keys are typed

/** The names of the resources that clouds offer. */
export const RESOURCE_NAMES = Object.keys(CLOUD_SERVICES);
