import { describe, expect, test } from 'vitest';
import { RESOURCE_NAMES } from '#content/clouds.ts';
import { compileBody } from '#tests/scripts/content/compile-body.ts';

describe('what a resource deploys', () => {
  test('is in the page for every cloud, with a tab for each', async () => {
    const { html } = await compileBody('<Deploys resource="secrets" />');
    expect(html).toContain(
      '<figure class="deploys"><figcaption>What this deploys</figcaption><section class="tabs" data-tabs="cloud">',
    );
    expect(html.match(/<button[^>]*>[^<]*/g)).toEqual([
      '<button class="tab" role="tab" type="button" id="tabs:secrets:aws" aria-controls="panel:secrets:aws" aria-selected="true" tabindex="0" data-value="aws">AWS',
      '<button class="tab" role="tab" type="button" id="tabs:secrets:gcp" aria-controls="panel:secrets:gcp" aria-selected="false" tabindex="-1" data-value="gcp">Google Cloud',
      '<button class="tab" role="tab" type="button" id="tabs:secrets:azure" aria-controls="panel:secrets:azure" aria-selected="false" tabindex="-1" data-value="azure">Azure',
    ]);
    expect(html.match(/<p class="panel-label">[^<]*/g)).toEqual([
      '<p class="panel-label">AWS',
      '<p class="panel-label">Google Cloud',
      '<p class="panel-label">Azure',
    ]);
  });

  test('is drawn with the boxes, the lines, and the hue of the resource', async () => {
    const { html } = await compileBody('<Deploys resource="secrets" />');
    expect(html).toContain('<div class="diagram" role="img" aria-label="Lambda to Secret: access, put."');
    expect(html).toContain('<g class="node block-secrets">');
  });

  test.each(RESOURCE_NAMES)(
    'is short enough to be drawn from left to right on every cloud: %s',
    async (resource) => {
      const { html } = await compileBody(`<Deploys resource="${resource}" />`);
      const drawings = (direction: string) => html.split(`<svg class="${direction}"`).length - 1;
      expect(drawings('across')).toBe(drawings('down'));
      expect(drawings('down')).toBeGreaterThan(0);
    },
  );

  test('is a list with names and permissions in Markdown, and not found by the search', async () => {
    const { markdown, searchText } = await compileBody('<Deploys resource="secrets" />\n\nKeep it.');
    expect(markdown).toContain(`**What this deploys on AWS**

- **Secrets Manager secret** \`<secret>-<random>\`
- \`access\` grants \`secretsmanager:GetSecretValue\`
- \`put\` grants \`secretsmanager:PutSecretValue\`
`);
    expect(searchText).toEqual(['Keep it.']);
  });

  test('says what to use instead on a cloud that does not offer it', async () => {
    const { markdown } = await compileBody('<Deploys resource="batch" />');
    expect(markdown).toContain(
      '**What this deploys on Azure**\n\nNitric does not deploy this to Azure. Deploy the jobs with a stack on AWS or Google Cloud,',
    );
  });

  test('can stand twice on a page', async () => {
    const { html } = await compileBody('<Deploys resource="topics" />\n\n<Deploys resource="queues" />');
    const ids = html.match(/ id="[^"]+"/g) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
  });
});
