import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import release from '#release';
import { Head } from '../../../worker/layout/head.tsx';

const head = (analytics: { siteId: string; excludedDomains: string } | undefined) =>
  renderToString(<Head title="T" description="D" assets={release.assets} analytics={analytics} />);

it('names the site of the analytics provider where there is one', () => {
  expect(head({ siteId: 'ABCDEFGH', excludedDomains: 'workers.dev' })).toContain(
    '<meta name="analytics" content="ABCDEFGH" data-excluded="workers.dev"/>',
  );
});

it('says nothing of analytics otherwise', () => {
  expect(head(undefined)).not.toContain('analytics');
});
