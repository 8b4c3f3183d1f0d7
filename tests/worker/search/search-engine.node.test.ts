import { describe, expect, test } from 'vitest';
import { cpuTimeOf } from '#tests/scripts/cpu-time.ts';
import { engineOf, found, queryFor } from './small-site.ts';

const SITE = engineOf({
  '/files': {
    title: 'Storage',
    description: 'Keep files in buckets.',
    text: 'A bucket keeps files.',
    sections: {
      'signed-urls': ['Upload and download links', 'A link is valid for 600 seconds.'],
      events: ['React to changes', 'A listener runs after a file is written.'],
    },
  },
  '/timers': {
    title: 'Schedules',
    text: 'Code that runs regularly.',
    sections: { cron: ['Cron expressions', 'Five fields: minute and hour.'] },
  },
  '/reference/cli': {
    title: 'CLI',
    sections: {
      up: ['nitric up', 'Deploys a stack.\n-s, --stack The stack.', 'nitric up --ci'],
      'global-flags': ['Global flags', '--ci Plain output.'],
    },
  },
  '/faq': { title: 'FAQs', sections: { cafe: ['Where is the café?', 'In the organization.'] } },
});

describe('words', () => {
  test.each([
    ['a plural', 'schedule', '/timers#overview'],
    ['an accent', 'cafe', '/faq#cafe'],
    ['a British spelling', 'organisation', '/faq#cafe'],
    ['the start of the last word', 'sched', '/timers#overview'],
    ['a missing letter', 'schdules', '/timers#overview'],
    ['two mistakes in a long word', 'scheddulez', '/timers#overview'],
    ['swapped letters in a short word', 'crno', '/timers#cron'],
    ['a flag', '--ci', '/reference/cli#up'],
    ['a command with a flag', 'nitric up --ci', '/reference/cli#up'],
    ['an anchor', 'signed url', '/files#signed-urls'],
    ['words written as one', 'downloadlinks', '/files#signed-urls'],
    ['a question', 'how do I react to changes?', '/files#events'],
    ['a synonym', 'crontab', '/timers#overview'],
    ['a synonym with a mistake', 'crontba', '/timers#overview'],
    ['words with a hyphen', 'signed-url', '/files#signed-urls'],
    ['a word beside one that the site lacks', 'storage+elsewhere', '/files#overview'],
    ['words behind the name of the site', 'nitric buckets', '/files#overview'],
    ['words about a kind of text', 'schedules tutorial', '/timers#overview'],
    ['a command', 'nitric up', '/reference/cli#up'],
    ['a command with a mistake', 'ntric up', '/reference/cli#up'],
  ])('%s finds its section', async (_, query, expected) => {
    expect((await found(SITE, query))[0]).toBe(expected);
  });

  test('for a kind of text are needed if nothing else is known', async () => {
    const site = engineOf({
      '/help': { title: 'Support', text: 'Ask us.' },
      '/files': { title: 'Storage', text: 'Files.' },
    });
    expect(await found(site, 'commercial support')).toEqual(['/help#overview']);
  });

  test('that are a name find it in lower case, and while it is typed', async () => {
    const site = engineOf({
      '/python': { title: 'Python', sections: { compose: ['compose_middleware', 'Joins middleware.'] } },
      '/nodejs': { title: 'Node.js', sections: { compose: ['composeMiddleware', 'Joins middleware.'] } },
    });
    for (const query of ['composemiddleware', 'composeMiddlewa'])
      expect((await found(site, query)).length, query).toBe(2);
    expect((await found(site, 'composeMiddleware'))[0]).toBe('/nodejs#compose');
  });

  test('of three letters allow no mistake', async () => {
    expect(await found(SITE, 'cly')).toEqual([]);
  });

  test('in the middle of a query are not completed', async () => {
    expect(await found(SITE, 'sched x')).toEqual([]);
  });

  test('of a path that no section has are looked for one by one', async () => {
    expect((await found(SITE, 'storage.elsewhere.links'))[0]).toBe('/files#signed-urls');
  });

  test('that say nothing may be missing in a text', async () => {
    const site = engineOf({
      '/setup': { title: 'Preparation', text: 'The setup.' },
      '/timers': { title: 'Timers', text: 'Set the hour.' },
    });
    expect(await found(site, 'set up')).toEqual(['/setup#overview']);
  });

  test('for the service of a cloud lead to the page about the resource on that cloud, and to its sections', async () => {
    const site = engineOf({
      '/reference/providers/azure/http': { title: 'Proxies', sections: { routes: ['Routes', 'All paths.'] } },
      '/notes': { title: 'Notes', text: 'Nothing.' },
    });
    expect(await found(site, 'management')).toEqual([
      '/reference/providers/azure/http#overview',
      '/reference/providers/azure/http#routes',
    ]);
  });

  test('inside of a name in a text may be found without those that say nothing', async () => {
    const site = engineOf({ '/a': { title: 'Options', text: 'Pass server.withSecretPlugin.' } });
    expect(await found(site, 'withSecretPlugin')).toEqual(['/a#overview']);
  });

  test('that are neighbors in the query and the text count more', async () => {
    const engine = engineOf({
      '/a': { title: 'First', text: 'A time limit, and the zone.' },
      '/b': { title: 'Second', text: 'The limit of a time zone.' },
    });
    expect(await found(engine, 'time zone')).toEqual(['/b#overview', '/a#overview']);
    expect(await found(engine, 'times of the zones')).toEqual(['/b#overview', '/a#overview']);
  });
});

describe('an answer', () => {
  test('has the fields of a record', async () => {
    const { hits, total } = await SITE.search(queryFor('download links'));
    expect(total).toBe(1);
    expect(hits).toEqual([
      {
        objectID: '/files#signed-urls',
        url: '/docs/files#signed-urls',
        type: 'lvl2',
        hierarchy: {
          ...{ lvl0: 'Get Started', lvl1: 'Storage', lvl2: 'Upload and download links' },
          ...{ lvl3: null, lvl4: null, lvl5: null, lvl6: null },
        },
        content: 'A link is valid for 600 seconds.',
        kind: 'section',
        section: 'Get Started',
      },
    ]);
  });

  test('says that only the text matched', async () => {
    const { hits } = await SITE.search(queryFor('fields'));
    expect(hits.map(({ objectID, type }) => [objectID, type])).toEqual([['/timers#cron', 'content']]);
  });

  test('is divided into pages', async () => {
    const all = await found(SITE, 'links stack');
    expect(all.length).toBeGreaterThan(1);
    expect(await found(SITE, 'links stack', { hitsPerPage: 1, page: 1 })).toEqual([all[1]]);
  });

  test('counts and filters by part of the site', async () => {
    const query = queryFor('minute keeps plain');
    const { facets, total } = await SITE.search(query);
    expect([total, facets]).toEqual([3, { library: {}, section: { 'Get Started': 2, CLI: 1 }, version: {} }]);
    expect(await found(SITE, query.text, { filters: { section: ['CLI'] } })).toEqual([
      '/reference/cli#global-flags',
    ]);
    expect(await found(SITE, query.text, { filters: { library: ['python'] } })).toEqual([]);
  });

  test('suggests words of headings if nothing is found', async () => {
    const { total, suggestions } = await SITE.search(queryFor('schetuhlez'));
    expect([total, suggestions]).toEqual([0, ['schedules']]);
    expect((await SITE.search(queryFor('schedules'))).suggestions).toEqual([]);
  });

  test('suggests nothing if only a filter hides the hits', async () => {
    const filters = { library: ['jvm'] };
    const { total, suggestions } = await SITE.search({ ...queryFor('schedules'), filters });
    expect([total, suggestions]).toEqual([0, []]);
  });
});

describe('marks', () => {
  const marked = async (query: string, text: string) => {
    const { matchesIn } = await SITE.search(queryFor(query));
    return matchesIn(text).map(([start, end]) => text.slice(start, end));
  };

  test.each([
    ['words and their plurals', 'bucket files', 'The Buckets keep one file.', ['Buckets', 'file']],
    ['typos', 'schdules', 'See Schedules.', ['Schedules']],
    ['the start of a longer word', 'sched', 'See Schedules.', ['Sched']],
    ['words inside of a name', 'upload', 'Call getUploadUrl() or Upload.', ['Upload', 'Upload']],
    ['synonyms', 'crontab', 'See Schedules.', ['Schedules']],
    ['no words that say nothing', 'how to upload', 'How to upload', ['upload']],
  ])('%s', async (_, query, text, expected) => {
    expect(await marked(query, text)).toEqual(expected);
  });
});

test('a query of 512 characters of anything takes little time', async () => {
  const queries = [
    'a'.repeat(512),
    '('.repeat(512),
    'schedule '.repeat(57),
    'äöü.-_'.repeat(85),
    '\u0301'.repeat(512),
    '__proto__ constructor',
  ];
  const took = await cpuTimeOf(() => Promise.all(queries.map((query) => SITE.search(queryFor(query)))));
  expect(took).toBeLessThan(1_000);
});
