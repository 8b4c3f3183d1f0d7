import type { CloudName } from './clouds.ts';

/** Advice for readers of a cloud that does not offer a resource, as Markdown. */
export const INSTEAD: Readonly<Record<CloudName, Readonly<Record<string, string>>>> = {
  aws: {},
  gcp: {
    websockets: 'Let clients poll an [API](/apis), or deploy the websocket with a stack on AWS.',
  },
  azure: {
    batch:
      'Deploy the jobs with a stack on AWS or Google Cloud, or split the work into messages of a [queue](/messaging#queues).',
    websockets: 'Let clients poll an [API](/apis), or deploy the websocket with a stack on AWS.',
  },
};
