import type { GuidesOfFolder } from './guide.ts';

/** The guides of `content/pages/guides/deploying` besides its index. */
export const DEPLOYING_GUIDES: GuidesOfFolder = [
  {
    links: [
      { title: 'GitHub Actions', href: '/docs/guides/deploying/github-actions', uses: {} },
      { title: 'GitLab CI', href: '/docs/guides/deploying/gitlab-ci', uses: {} },
      { title: 'Azure Pipelines', href: '/docs/guides/deploying/azure-pipelines', uses: {} },
      { title: 'Google Cloud Build', href: '/docs/guides/deploying/google-cloud-build', uses: {} },
    ],
  },
];
