import { describe, expect, test } from 'vitest';
import { compileBody } from '#tests/scripts/content/compile-body.ts';

const diagram = (graph: string) =>
  compileBody(
    `<Diagram alt="An API calls a service." caption="A request">\n\n\`\`\`dot\n${graph}\n\`\`\`\n\n</Diagram>`,
  );

const GRAPH = 'digraph { api [label="API" class=apis]; api -> "a & b" [label=call color=red] }';

describe('a diagram', () => {
  test('is drawn twice, with the same text alternative and with the hue of its building block', async () => {
    const { html, found } = await diagram(GRAPH);
    expect(found).toEqual([]);
    expect(html).toMatch(
      /^<figure class="diagram"><svg class="across" role="img" aria-label="An API calls a service\." /,
    );
    expect(html).toContain('<svg class="down" role="img" aria-label="An API calls a service." ');
    expect(html).toContain('<g class="node block-apis"><rect x="4" y="4" width="70" height="44" rx="6">');
    expect(html).toContain('#icon:apis" x="16" y="17" width="18" height="18">');
    expect(html).toContain(
      '<g class="edge block-apis"><path d="M74 26L224 26"></path><circle cx="224" cy="26" r="3">',
    );
    expect(html).toContain('<g class="node"><rect x="224" y="4"');
    expect(html).toContain('>a &amp; b</text>');
    expect(html).toMatch(/<\/svg><figcaption>A request<\/figcaption><\/figure>$/);
    expect(html).not.toMatch(/ (?:style|fill|stroke|font-\w+|id)=|<title>|red/);
  });

  test('is drawn only from top to bottom if its letters would have to be smaller from left to right', async () => {
    const chain = (label: string) => `digraph { ${['a', 'b', 'c', 'd'].join(`${label} -> `)}${label} }`;
    const drawingsOf = async (graph: string) =>
      [...(await diagram(graph)).html.matchAll(/<svg class="(\w+)".*?width="(\d+)"/g)].map(
        ([, direction, width]) => `${direction} ${width}`,
      );
    expect(await drawingsOf(chain('nnnnnnnnnnnn'))).toEqual(['across 625', 'down 136']);
    expect(await drawingsOf(chain('nnnnnnnnnnnnnn'))).toEqual(['down 152']);
  });

  test('is its source in the Markdown and its alternative in the search', async () => {
    const { markdown, searchText } = await diagram(GRAPH);
    expect(markdown).toBe(`A request: An API calls a service.\n\n\`\`\`dot\n${GRAPH}\n\`\`\`\n`);
    expect(searchText).toEqual(['A request An API calls a service.']);
  });
});
