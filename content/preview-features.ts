/** A feature that a project switches on under `preview` in nitric.yaml. */
export interface PreviewFeature {
  flag: string;
  /** The feature, as Markdown. */
  feature: string;
  /** The first release of the CLI with the feature. */
  since: string;
  /** The number of the issue in nitrictech/nitric that collects feedback. */
  issue?: number;
  /** The first releases of libraries and providers with the feature, by the name of the part as Markdown. */
  firstReleases?: Readonly<Record<string, string>>;
}

/** In the order in which readers meet them. */
export const PREVIEW_FEATURES = [
  {
    flag: 'sql-databases',
    feature: '[SQL databases](/sql)',
    since: '1.42.0',
    issue: 684,
    firstReleases: {
      'Node.js library': '1.2.0',
      'Python library': '1.1.0',
      'Go library': '1.0.8',
      'Dart library': '1.3.0',
      '`nitric/aws`': '1.6.0',
      '`nitric/azure`': '1.9.0',
      '`nitric/gcp`': '1.13.0',
      '`nitric/awstf`': '1.8.0',
      '`nitric/azuretf`': '1.19.0',
    },
  },
  {
    flag: 'batch-services',
    feature: '[Batch jobs](/batch)',
    since: '1.54.0',
    issue: 685,
    firstReleases: {
      'Node.js library': '1.3.0',
      'Python library': '1.2.0',
      'Go library': '1.1.0',
      'Dart library': '1.5.0',
      '`nitric/aws`': '1.14.0',
      '`nitric/gcp`': '1.14.0',
    },
  },
  {
    flag: 'websites',
    feature: '[Static websites](/websites)',
    since: '1.58.0',
    issue: 748,
    firstReleases: {
      '`nitric/aws`': '1.18.0',
      '`nitric/azure`': '1.18.0',
      '`nitric/gcp`': '1.20.0',
      '`nitric/gcptf`': '1.22.0',
      '`nitric/awstf`': '1.25.0',
      '`nitric/azuretf`': '1.23.0',
    },
  },
  {
    flag: 'docker-providers',
    feature: '[Providers as container images](/reference/preview-features#docker-providers)',
    since: '1.39.0',
    issue: 605,
  },
  {
    flag: 'beta-providers',
    feature: '[Terraform providers](/reference/providers/terraform) before 1.23.1',
    since: '1.41.0',
  },
] as const satisfies readonly PreviewFeature[];
