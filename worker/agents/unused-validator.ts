/**
 * Replaces `ajv` in the Worker (see `[alias]` in wrangler.toml). The protocol's library imports that validator and
 * never runs it, because the tools bring their own; it generates code, which Workers do not allow.
 */
export default class UnusedValidator {
  constructor() {
    throw new Error('The tools validate with @cfworker/json-schema.');
  }
}
