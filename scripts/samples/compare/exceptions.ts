/** Public names that the data leaves out, by reason. `*.name` is a member of any type. */
export const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  'The library constructs it for a declaration or a handler.': [
    'ApiWorkerOptions',
    'BucketNotification',
    'BucketNotificationWorkerOptions',
    'Cron',
    'CronWorkerOptions',
    'FileNotification',
    'FileNotificationWorkerOptions',
    'HttpWorkerOptions',
    'Method',
    'Rate',
    'RateWorkerOptions',
    'Subscription',
    'SubscriptionWorkerOptions',
    'Websocket',
    'WebsocketWorkerOptions',
  ],
  'The library itself calls the Nitric server with it.': [
    '*ServiceClient',
    '*.SecretManagerClient',
    '*.StorageClient',
  ],
  'It is left from version 0, and nothing takes or returns it.': [
    'BaseSecurityDefinition',
    'JwtSecurityDefinition',
    'SecurityDefinition',
    'WebsocketNotificationType',
    'WhereQueryOperator',
    'WhereValueExpression',
  ],
  'The context of a handler has the type of its trigger, so this returns the context itself.': [
    '*Context.bucketNotification',
    '*Context.event',
    '*Context.http',
    '*Context.job',
    '*Context.message',
    '*Context.websocket',
  ],
  'The request carries no data.': [
    ...['data', 'json', 'text', 'traceContext'].flatMap((name) => [
      `BlobEventRequest.${name}`,
      `BucketEventRequest.${name}`,
      `BucketNotificationRequest.${name}`,
      `FileNotificationRequest.${name}`,
      `IntervalRequest.${name}`,
    ]),
  ],
};

/** Names that the data has, although the declarations do not, by reason. */
const UNDECLARED: Readonly<Record<string, readonly string[]>> = {
  'The `json` middleware sets it when it runs.': ['HttpRequest.body'],
};

const contains = (lists: Readonly<Record<string, readonly string[]>>) => {
  const names = Object.values(lists).flat();
  return (name: string): boolean =>
    names.some((each) => (each.startsWith('*') ? name.endsWith(each.slice(1)) : each === name));
};

/** `true` for a name such as `Method` or `Queueing.QueueServiceClient`. */
export const isLeftOut = contains(LEFT_OUT);

export const isUndeclared = contains(UNDECLARED);
