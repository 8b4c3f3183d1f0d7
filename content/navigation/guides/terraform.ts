import type { GuidesOfFolder } from './guide.ts';

/** The guides of `content/pages/guides/terraform` besides its index. */
export const TERRAFORM_GUIDES: GuidesOfFolder = [
  {
    links: [
      { title: 'S3 encryption', href: '/docs/guides/terraform/s3-encryption', uses: { storage: 'use' } },
      { title: 'API throttling', href: '/docs/guides/terraform/api-gateway-throttle', uses: { apis: 'use' } },
      { title: 'S3 replication', href: '/docs/guides/terraform/s3-replicate', uses: { storage: 'use' } },
    ],
  },
];
