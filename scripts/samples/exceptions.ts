/** Public names that the data leaves out, by reason. `*.name` is a member of any type. */
const LEFT_OUT: ExceptionLists = {
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
};

/** Names that the data has, although the declarations do not, by reason. */
const UNDECLARED: ExceptionLists = {
  'The `json` middleware sets it when it runs.': ['HttpRequest.body'],
};

/** Names whose data differs from their declarations, by reason. */
const DIFFERENT: ExceptionLists = {
  'The type is in OpenTelemetry, which the declarations import as a namespace.': ['*.traceContext'],
  'Another type of the package has the name `Method`.': ['HttpRequest.method'],
  'A subscriber gets an `EventContext<NitricEvent<T>>`.': ['EventRequest.json'],
  'Another type of the page has the name without `faas`.': ['BucketNotificationRequest.notificationType'],
  'Samples link to the members of the type that stands alone, or instead of a type parameter.': [
    'BaseContext.req',
    'Route.api',
    'TriggerContext.req',
  ],
  'It stands next to `http`, and its summary says what it takes.': ['Faas.bucketNotification', 'Faas.event'],
};

type ExceptionLists = Readonly<Record<string, readonly string[]>>;

const isIn =
  (lists: ExceptionLists) =>
  (name: string): boolean =>
    Object.values(lists)
      .flat()
      .some((each) => (each.startsWith('*') ? name.endsWith(each.slice(1)) : each === name));

/** `true` for a name such as `Method` or `Queueing.QueueServiceClient`. */
export const isLeftOut = isIn(LEFT_OUT);
export const isUndeclared = isIn(UNDECLARED);
export const isDifferent = isIn(DIFFERENT);
