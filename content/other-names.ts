/** A name that pages write in code style and that no other data describes. */
export interface OtherName {
  /** The name as pages write it, with the path before it and without arguments. */
  name: string;
  /** What has it: a language, a tool, a package, a part of Nitric without data, or a sample of the page. */
  of: string;
}

/** The names that pages may write although no other data describes them. The build reports those that no page needs. */
export const OTHER_NAMES: readonly OtherName[] = [
  // Languages
  { name: 'TextDecoder', of: 'JavaScript' },
  { name: 'uncaughtException', of: 'Node.js' },
  { name: 'DeprecationWarning', of: 'Python' },
  { name: 'json.dumps', of: 'Python' },
  { name: 'json.loads', of: 'Python' },
  { name: 'text.encode', of: 'Python' },
  { name: 'ctx.req.data.decode', of: 'Python' },
  { name: 'context.Background', of: 'Go' },
  { name: 'errors.As', of: 'Go' },
  { name: 'errors.Is', of: 'Go' },
  { name: 'http.MethodGet', of: 'Go' },
  { name: 'json.Marshal', of: 'Go' },
  { name: 'json.Unmarshal', of: 'Go' },
  { name: 'path.Join', of: 'Go' },
  { name: 'url.Values', of: 'Go' },
  { name: 'DateTime', of: 'Dart' },
  { name: 'jsonDecode', of: 'Dart' },
  { name: 'IDictionary', of: '.NET' },
  { name: 'InvalidCastException', of: '.NET' },
  { name: 'NullReferenceException', of: '.NET' },
  { name: 'System.IO', of: '.NET' },
  { name: 'System.Threading.Tasks', of: '.NET' },
  { name: 'Nitric.INSTANCE', of: 'Kotlin, for Java' },
  // Packages and tools
  { name: 'status.code', of: 'gRPC' },
  { name: 'app.listen', of: 'Express' },
  { name: 'listen', of: 'Express' },
  { name: 'env', of: 'Prisma' },
  { name: 'mergeServiceFiles', of: 'the Shadow plugin of Gradle' },
  { name: 'ApiGateway', of: 'AWS' },
  { name: '--local', of: 'Pulumi' },
  { name: 'HOME', of: 'the shell' },
  { name: 'VAR', of: 'the shell: any variable' },
  // Parts of Nitric that readers do not call
  { name: 'asRequest', of: 'the Dart library' },
  { name: 'permissionsToActions', of: 'the Dart library' },
  { name: 'registerPolicy', of: 'the Dart library' },
  { name: 'FileMode', of: 'the C# library' },
  { name: 'HttpMethod', of: 'the C# library' },
  { name: 'ApiWorkerOptions', of: 'the Node.js library' },
  { name: 'BucketNotification', of: 'the Node.js library' },
  { name: 'BucketNotificationWorkerOptions', of: 'the Node.js library' },
  { name: 'FileNotification', of: 'the Node.js library' },
  { name: 'FileNotificationWorkerOptions', of: 'the Node.js library' },
  { name: 'HttpWorkerOptions', of: 'the Node.js library' },
  { name: 'JobHandler', of: 'the Node.js library' },
  { name: 'SubscriptionWorkerOptions', of: 'the Node.js library' },
  { name: 'ServerMessage', of: 'the Python library' },
  { name: 'nitric.proto.schedules.v1', of: 'the Python library' },
  // The kit for providers
  { name: 'CdkTfModules', of: 'the provider kit' },
  { name: 'NewAwsRuntimeServer', of: 'the provider kit' },
  { name: 'NitricPulumiProvider', of: 'the provider kit' },
  { name: 'NitricTerraformProvider', of: 'the provider kit' },
  { name: 'RequiredProviders', of: 'the provider kit' },
  { name: 'deploy.CommonStackDetails', of: 'the provider kit' },
  { name: 'deploy.CommonStackDetailsFromAttributes', of: 'the provider kit' },
  { name: 'provider.NitricDefaultOrder', of: 'the provider kit' },
  { name: 'server.WithStoragePlugin', of: 'the provider kit' },
  // Names that pages choose in their samples
  { name: 'AZURE_CREDENTIALS', of: 'a secret of a workflow' },
  { name: 'GCP_KEY', of: 'a secret of a workflow' },
  { name: 'first', of: 'a function that adds middleware' },
  { name: 'next', of: 'the second parameter of middleware' },
  { name: 'payloadType', of: 'a key of an event in JSON' },
  { name: 'resize', of: 'a job' },
];
