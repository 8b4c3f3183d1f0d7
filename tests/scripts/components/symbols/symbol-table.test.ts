import { describe, expect, test } from 'vitest';
import { BUCKET_TYPE, drawn, libraryOf, NODE } from './library-of.ts';

const START = '/reference/nodejs';
const BODY = '## Run [#run]\n\nText.\n\n<SymbolTable />';
const about = {
  ...NODE.library,
  absent: [{ id: 'http', title: 'HTTP', instead: 'Use [APIs](/apis).' }],
};
const library = libraryOf('nodejs-v1', {
  ...NODE,
  library: about,
  storage: { ...NODE.storage, absent: [{ id: 'bucket-on', title: 'Listen', instead: 'Poll.' }] },
  common: {
    symbols: [{ ...BUCKET_TYPE, id: 'lifecycle', name: 'Lifecycle', members: [] }],
    absent: [{ id: 'hooks', title: 'Hooks', instead: 'Use [APIs](/apis).' }],
  },
  moved: {
    run: '#run',
    storage: 'storage',
    'property-list': 'storage#bucket-list',
    'property-all': 'storage#bucket-list',
    notes: 'storage#notes',
    start: '#run',
  },
});

describe('the index of symbols', () => {
  test('lists functions, types, and methods by page, then what is missing, then all else', async () => {
    const { markdown, found } = await drawn(START, [library], BODY);
    expect(found).toEqual([]);
    const page = '/docs/reference/nodejs/storage';
    const common = '/docs/reference/nodejs/common';
    expect(markdown).toBe(`## Run

Text.

- [Storage](${page})
  - [\`bucket()\`](${page}#bucket)
  - [\`Bucket\`](${page}#bucket-ref) [\`list()\`](${page}#bucket-list) [\`all()\`](${page}#bucket-all)
- [Common symbols](${common})
  - [\`Lifecycle\`](${common}#lifecycle)

| Page | Not available |
| - | - |
| Storage | [Listen](${page}#bucket-on) |
| Common symbols | [Hooks](${common}#hooks) |
| HTTP | Not in the Node.js library. Use [APIs](/docs/apis). |

**Constructors, properties, fields, and values**

- Storage
  - \`Bucket\` [\`name\`](${page}#bucket-name)

Sections: [Notes](${page}#notes), [Run](#run)
`);
  });

  test('carries the anchors that moved, each around the link to the new place', async () => {
    const { html, facts } = await drawn(START, [library], BODY);
    const link = (address: string, label: string) =>
      `<a href="/docs/reference/nodejs/${address}">${label}</a>`;
    expect(html).toContain(`<span class="moved" id="storage">${link('storage', 'Storage')}</span>`);
    expect(html).toContain(
      `<span class="moved" id="property-all"><span class="moved" id="property-list">${link('storage#bucket-list', '<code>list()</code>')}</span></span>`,
    );
    expect(html).toContain(
      `<span class="moved" id="lifecycle">${link('common#lifecycle', '<code>Lifecycle</code>')}</span>`,
    );
    expect(html).toContain(`<span class="moved" id="hooks">${link('common#hooks', 'Hooks')}</span>`);
    expect(html).toContain(`<span class="moved" id="notes">${link('storage#notes', 'Notes')}</span>`);
    expect(html).toContain(`<span class="moved" id="start">${link('#run', 'Run').replace('/#', '#')}</span>`);
    expect(html.match(/id="run"/g)).toHaveLength(1);
    expect(facts.anchors).toEqual(
      expect.arrayContaining(['run', 'http', 'storage', 'property-list', 'property-all', 'notes']),
    );
  });
});
