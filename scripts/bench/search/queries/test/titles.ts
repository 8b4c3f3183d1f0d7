import type { RelevanceRow } from '#scripts/bench/search/relevance-query.ts';

/** Titles of pages and headings, as readers copy them from a menu or remember them. */
export const TITLES: readonly RelevanceRow[] = [
  { query: 'AI assistants', expect: ['/docs/agents'] },
  { query: 'dart guides', expect: ['/docs/guides/dart'] },
  { query: 'JVM guides', expect: ['/docs/guides/jvm'] },
  { query: 'Go guides', expect: ['/docs/guides/go'] },
  { query: 'C# .NET SDK', expect: ['/docs/reference/csharp/v0'] },
  {
    query: 'what each resource becomes',
    expect: ['', '/aws', '/gcp', '/azure'].map((page) => `/docs/reference/providers${page}#services`),
  },
  {
    query: 'Import existing resources',
    expect: [
      '/docs/reference/providers/aws/imports',
      '/docs/reference/providers/aws#imports',
      '/docs/reference/providers/gcp#imports',
    ],
  },
  { query: 'runtime settings', expect: ['/docs/reference/custom-containers#settings'] },
  { query: 'Built-in runtimes', expect: ['/docs/reference/custom-containers#built-in'] },
  {
    query: 'the start command',
    expect: ['/docs/concepts/project-structure#start', '/docs/reference/cli#start-command'],
  },
  { query: 'Local HTTPS', expect: ['/docs/reference/cli/local-development#https'] },
  { query: 'fixed ports', expect: ['/docs/reference/cli/local-development#fixed-ports'] },
  { query: 'Tools for your editor', expect: ['/docs/agents#mcp'] },
  {
    query: 'From declaration to deployment',
    expect: ['/docs/concepts/introduction#life-of-a-declaration'],
  },
  {
    query: 'the deployment interface',
    expect: ['/docs/reference/providers/custom/building-custom-provider#interface'],
  },
  { query: 'Choose where state lives', expect: ['/docs/reference/providers/pulumi#state'] },
  { query: 'refresh before an update', expect: ['/docs/reference/providers/pulumi#refresh'] },
  { query: 'Libraries and clouds', expect: ['/docs/reference#compatibility'] },
  { query: 'list, check and delete', expect: ['/docs/storage#files'] },
  { query: 'React to changes', expect: ['/docs/storage#events'] },
  { query: 'Reach every client', expect: ['/docs/websockets#broadcast'] },
  { query: 'frameworks with their own start function', expect: ['/docs/http#start-function'] },
  { query: 'Who it is for', expect: ['/docs/concepts/introduction#audience'] },
  {
    query: 'choose the repository',
    expect: ['/docs/support#repositories', '/docs/contributions#repositories'],
  },
  { query: 'is nitric a hosted platform', expect: ['/docs/faq#hosted'] },
  { query: 'Before you rely on one', expect: ['/docs/reference/preview-features#stability'] },
  { query: 'Manual changes and drift', expect: ['/docs/concepts/how-ops-use-nitric#drift'] },
  { query: 'The Architecture page', expect: ['/docs/getting-started/local-dashboard#architecture'] },
  { query: 'Nitric compared with Pulumi', expect: ['/docs/concepts/comparison/pulumi'] },
  { query: 'Where the logs are', expect: ['/docs/troubleshooting#logs'] },
];
