/** Something that a declaration creates in the cloud account. */
export interface CreatedResource {
  /** The kind, as the cloud's console calls it: `S3 bucket`. */
  kind: string;
  /** It is created for each of these, in words after the kind: `for each bucket`, `once for each stack`. */
  per: string;
  /** The pattern of its name in the account, with `<...>` for what the project or the cloud chooses. */
  name?: string;
  /** One sentence, as Markdown, if the kind does not say what it is for. */
  purpose?: string;
}

/** A limit of the service or of the provider. */
interface CloudLimit {
  what: string;
  value: string;
}

/** A resource on a cloud, checked against the release of the providers in content/configuration.ts. */
export interface Deployment {
  creates: readonly CreatedResource[];
  /**
   * A drawing in one line: boxes, and between two boxes what stands on the line. `service` is the box of a service of the project:
   * `['service', 'write', 'S3 bucket', 'event', 'service']`
   */
  drawing: readonly string[];
  /** The IAM actions or the roles that each permission of the libraries grants. It is empty without permissions. */
  permissions: Readonly<Record<string, readonly string[]>>;
  limits: readonly CloudLimit[];
  /** The keys of the stack file that change it, as content/configuration has them: `config.<type>.lambda.memory`. */
  keys: readonly string[];
  /** The effect of `nitric down`, as one or two sentences of Markdown. */
  onDown: string;
  /** The units that the cloud bills, as one or two sentences of Markdown, without prices. */
  cost: string;
}
