import type { SdkSlug } from './sdks.ts';

/** A library, or what pages document besides the libraries. */
export type Product = SdkSlug | 'cli' | 'providers';

/** A release of a product. */
export interface ProductRelease {
  product: Product;
  /** The version without `v`: `1.4.2`. */
  version: string;
  /** The day of the tag, in UTC: `2025-07-17`. */
  date: string;
}

const REPOSITORIES: Readonly<Record<Product, string>> = {
  nodejs: 'node-sdk',
  python: 'python-sdk',
  go: 'go-sdk',
  dart: 'dart-sdk',
  csharp: 'dotnet-sdk',
  jvm: 'jvm-sdk',
  cli: 'cli',
  providers: 'nitric',
};

/**
 * The day of each release, newest first. Libraries: version 1 and later, and the releases that a reference of version 0
 * describes. CLI and providers: the newest minor version, and the first release of each one before it since 2025.
 */
const DAYS: Readonly<Record<Product, string>> = {
  nodejs: `
    1.4.2 2025-07-17, 1.4.1 2025-04-16, 1.4.0 2025-04-08, 1.3.4 2025-03-06, 1.3.3 2025-01-15,
    1.3.2 2024-12-11, 1.3.1 2024-12-11, 1.3.0 2024-10-03, 1.2.2 2024-07-26, 1.2.1 2024-07-05,
    1.2.0 2024-06-11, 1.1.3 2024-04-26, 1.1.2 2024-04-11, 1.1.1 2024-03-17, 1.1.0 2024-03-04,
    1.0.1 2024-02-26, 1.0.0 2024-02-20, 0.15.0 2023-07-24`,
  python: `
    1.2.4 2024-12-04, 1.2.3 2024-10-22, 1.2.2 2024-10-21, 1.2.1 2024-10-16, 1.2.0 2024-10-03,
    1.1.2 2024-08-15, 1.1.1 2024-08-08, 1.1.0 2024-07-11, 1.0.6 2024-06-13, 1.0.5 2024-04-15,
    1.0.4 2024-04-12, 1.0.3 2024-04-10, 1.0.2 2024-04-03, 1.0.1 2024-03-26, 1.0.0 2024-03-05,
    0.14.0 2023-08-15`,
  go: `
    1.1.1 2024-10-14, 1.1.0 2024-10-03, 1.0.8 2024-10-03, 1.0.7 2024-07-08, 1.0.6 2024-07-08,
    1.0.5 2024-07-05, 1.0.4 2024-06-28, 1.0.3 2024-06-27, 1.0.2 2024-06-27, 1.0.1 2024-06-18,
    1.0.0 2024-06-18, 0.9.0 2023-08-09`,
  dart: `
    1.5.0 2024-10-03, 1.4.0 2024-08-14, 1.3.0 2024-07-10, 1.2.2 2024-06-28, 1.2.1 2024-04-25,
    1.2.0 2024-04-22, 1.1.0 2024-03-13, 1.0.0 2024-03-12`,
  csharp: '0.15.1 2023-11-14',
  jvm: '0.1.3 2023-11-14',
  cli: `
    1.61.1 2025-10-08, 1.61.0 2025-05-01, 1.60.0 2025-04-30, 1.59.0 2025-03-11, 1.58.0 2025-03-05,
    1.57.0 2025-01-17, 1.56.0 2025-01-06`,
  providers: `
    1.27.6 2026-02-04, 1.27.5 2025-12-04, 1.27.4 2025-09-10, 1.27.3 2025-09-09, 1.27.2 2025-06-18,
    1.27.1 2025-05-26, 1.27.0 2025-05-08, 1.26.0 2025-05-02, 1.25.0 2025-04-15, 1.24.0 2025-04-02,
    1.23.0 2025-03-31, 1.22.0 2025-03-28, 1.21.0 2025-03-28, 1.20.0 2025-03-26, 1.19.0 2025-03-05,
    1.18.0 2025-03-05, 1.17.0 2025-02-06`,
};

/** The releases that samples for Node.js are checked against: the newest one that npm serves, and the tag that our additions follow. */
export const NODE_DECLARATIONS = {
  v1: { published: '1.2.2', additions: '1.4.2' },
  v0: { published: '0.15.0', additions: '0.16.2' },
} as const;

/** The releases of all products. */
export const RELEASES: readonly ProductRelease[] = Object.entries(DAYS).flatMap(([product, days]) =>
  days.split(',').map((release) => {
    const [version = '', date = ''] = release.trim().split(' ');
    return { product: product as Product, version, date }; // The keys are typed.
  }),
);

/** The address of a release's notes. */
export const releaseNotes = ({ product, version }: Pick<ProductRelease, 'product' | 'version'>): string =>
  `https://github.com/nitrictech/${REPOSITORIES[product]}/releases/tag/v${version}`;
