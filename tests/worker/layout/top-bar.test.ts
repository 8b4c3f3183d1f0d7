import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { TopBar } from '#worker/layout/top-bar.tsx';
import { between, links, readPage } from './read-page.ts';

const topBar = (html: string) => between(html, '<header class="top-bar">', '</header>');

describe('the top bar', () => {
  test('links to the home page, the sections, the search, the source repository, and the community chat', async () => {
    expect(links(topBar(await readPage('/docs')))).toEqual([
      'Nitric documentation home: /docs',
      'Concepts: /docs/concepts/introduction',
      'Get Started: /docs/getting-started/quickstart',
      'Guides: /docs/guides',
      'CLI: /docs/reference/cli',
      'Search: /docs/search',
      'Star on GitHub: https://github.com/nitrictech/nitric',
      'Community chat: https://nitric.io/chat',
    ]);
  });

  test('keeps the name of the product in translations', async () => {
    expect(topBar(await readPage('/docs'))).toContain('<a class="logo" translate="no" ');
  });

  test('has a button that opens the navigation without JavaScript, and a theme button', async () => {
    const html = await readPage('/docs/storage');
    expect(topBar(html)).toContain(
      '<button class="menu-button" type="button" popoverTarget="navigation" aria-label="Toggle navigation">',
    );
    expect(html).toContain('<div class="side-navigation" id="navigation" popover="auto">');
    expect(topBar(html)).toContain(
      '<button class="theme-toggle" type="button" aria-pressed="false" aria-label="Dark mode">',
    );
  });

  test('has a search form that accepts 64 characters', async () => {
    const html = topBar(await readPage('/docs'));
    expect(html).toContain(
      '<form class="search-control" role="search" data-new-issue="https://github.com/nitrictech/docs/issues/new" action="/docs/search">',
    );
    expect(html).toContain('<label class="sr-only" for="search-input">Search the documentation</label>');
    expect(html).toMatch(/<input id="search-input" type="search" maxLength="64" [^>]*name="q"\/>/);
    expect(html).toContain(' aria-keyshortcuts="Control+K Meta+K" ');
  });

  test('tells the search dialog about a hosted index', () => {
    const hostedSearch = { appId: 'APP1', apiKey: 'abc', indexName: 'docs', insights: false };
    const html = renderToString(
      createElement(TopBar, { href: '', sdk: undefined, hostedSearch, newIssue: '' }),
    );
    expect(/data-hosted-search="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"')).toBe(
      '{"appId":"APP1","apiKey":"abc","indexName":"docs","insights":false}',
    );
  });

  test('marks the section of each page, even after pages of other sections', async () => {
    for (const [address, section] of [
      ['/docs/concepts/introduction', 'Concepts'],
      ['/docs/storage', undefined],
      ['/docs/guides/nodejs', 'Guides'],
      ['/docs/getting-started/quickstart', 'Get Started'],
    ] as const) {
      const html = topBar(await readPage(address));
      expect(/aria-current="true">([^<]*)</.exec(html)?.[1]).toBe(section);
    }
  });
});
