import { describe, expect, test } from 'vitest';
import { CHOICES } from '#content/choices.ts';
import { SDK_SLUGS } from '#content/sdks.ts';
import { sdkRules, tabRules } from '#scripts/assets/choice-rules.ts';

const css = `${tabRules()}\n${sdkRules()}\n`;
/** The declarations of the rules whose selector list contains `selector`. */
const declarations = (selector: string) =>
  [...css.matchAll(/([^{}\n]+)\{([^{}]*)\}/g)]
    .filter(([, selectors]) => selectors?.split(',').includes(selector))
    .map(([, , declaration]) => declaration);

describe('with JavaScript', () => {
  test('labels are hidden, and so are all panels except the first', () => {
    expect(declarations('html.js .panel-label')).toEqual(['display:none']);
    expect(declarations('html.js .panel~.panel')).toEqual(['display:none']);
  });

  test.each(
    Object.entries(CHOICES).flatMap(([kind, { values }]) =>
      Object.keys(values).map((value) => [kind, value]),
    ),
  )('%s %s shows its panel, and hides the first panel if it has its own', (kind, value) => {
    const panel = `html[data-${kind}=${value}] [data-tabs=${kind}]>.panel`;
    expect(declarations(`${panel}[data-value=${value}]`)).toEqual(['display:block']);
    expect(declarations(`${panel}:has(~[data-value=${value}])`)).toEqual(['display:none']);
  });

  test('only the first variant of BySdk is shown', () => {
    expect(declarations('html.js .by-sdk>:not(:first-child)')).toEqual(['display:none']);
  });

  test.each(SDK_SLUGS)('the variant for %s is shown instead of the first', (sdk) => {
    const variants = `html[data-sdk=${sdk}] .by-sdk>`;
    expect(declarations(`${variants}[data-sdk=${sdk}]`)).toEqual(['display:revert']);
    expect(declarations(`${variants}:has(~[data-sdk=${sdk}])`)).toEqual(['display:none']);
  });
});

describe('without JavaScript', () => {
  test('tabs are hidden', () => {
    expect(declarations('html:not(.js) .tab-list')).toEqual(['display:none']);
  });

  test('each variant of BySdk in an article has its label, or a comma if its text names its SDK', () => {
    expect(declarations('html:not(.js) .prose .by-sdk>[data-sdk=csharp]:not(.names-sdk)::before')).toEqual([
      'content:"C# .NET: "',
    ]);
    expect(declarations('html:not(.js) .prose .by-sdk>span+.names-sdk::before')).toEqual(['content:", "']);
  });
});

test('the rules also apply to print', () => expect(css).not.toContain('@media'));
