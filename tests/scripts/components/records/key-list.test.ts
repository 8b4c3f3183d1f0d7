import { describe, expect, test } from 'vitest';
import { compileBody } from '#tests/scripts/content/compile-body.ts';

const keys = (file: string, paths: string) =>
  compileBody(`<ConfigurationKeys file="${file}" keys="${paths}" />`);

describe('the keys of a configuration file', () => {
  test('are a list with the keys below a path, each with an anchor', async () => {
    const { found, markdown, facts } = await keys('local', 'apis');
    expect(found).toEqual([]);
    expect(markdown).toBe(
      '- `apis.<name>.port` (`port`): The port of an API. The default is the first free port from 4000. Since CLI 1.51.0.\n',
    );
    expect(facts.anchors).toEqual(['key-apis-port']);
    expect(facts.records).toEqual(['the key `apis.<name>.port` of local.nitric.yaml']);
  });

  test('show a default that is code next to the type', async () => {
    const { html } = await keys('aws', 'schedule-timezone');
    expect(html).toContain('<span class="property-default">Default <code>UTC</code></span>');
  });

  test('belong to a path of their own: `region` is no part of `provider`', async () => {
    const { facts } = await keys('aws', 'provider region');
    expect(facts.anchors).toEqual(['key-provider', 'key-region']);
  });

  test('name the preview feature once if all of them need it, and otherwise each', async () => {
    const all = await keys('aws', 'cdn');
    expect(all.markdown.match(/preview feature/g)).toHaveLength(1);
    expect(all.markdown).toContain(
      'These keys need the preview feature [`websites`](/docs/reference/preview-features#websites).',
    );
    const mixed = await keys('aws', 'region cdn');
    expect(mixed.markdown.match(/It needs the preview feature/g)).toHaveLength(2);
  });

  test('fold accepted values with meanings, and list those without', async () => {
    const policy = await keys('gcp', 'databases');
    expect(policy.html).toContain('<details class="accepted-values">');
    expect(policy.markdown).toContain(
      '  - `ABANDON`: The database stays in the instance, as long as the instance exists.',
    );
    const features = await keys('project', 'preview');
    expect(features.markdown).toContain('Accepted values: `sql-databases`, `batch-services`');
  });
});
