import { describe, expect, test } from 'vitest';
import { CHOICES } from '#content/choices.ts';
import { SDK_SLUGS } from '#content/sdks.ts';
import { choiceRules } from '#scripts/assets/choice-rules.ts';

const css = choiceRules();
const [screen = '', others = ''] = css.split('\n}\n', 1).concat(css.slice(css.indexOf('\n}\n') + 3));
/** The declarations of the rules in `sheet` whose selector list contains `selector`. */
const declarations = (sheet: string, selector: string) =>
  [...sheet.matchAll(/([^{}\n]+)\{([^{}]*)\}/g)]
    .filter(([, selectors]) => selectors?.split(',').includes(selector))
    .map(([, , declaration]) => declaration);

describe('on screen with JavaScript', () => {
  test('rules apply to everything except print', () => {
    expect(screen.startsWith('@media not print{\n')).toBe(true);
  });

  test('labels are hidden, and so are all panels except the first', () => {
    expect(declarations(screen, 'html.js .panel-label')).toEqual(['display:none']);
    expect(declarations(screen, 'html.js .panel~.panel')).toEqual(['display:none']);
  });

  test.each(
    Object.entries(CHOICES).flatMap(([kind, { values }]) =>
      Object.keys(values).map((value) => [kind, value]),
    ),
  )('%s %s shows its panel, and hides the first panel if it has its own', (kind, value) => {
    const tabs = `html[data-${kind}=${value}] [data-tabs=${kind}]`;
    const panel = `.panel[data-value=${value}]`;
    expect(declarations(screen, `${tabs}>${panel}`)).toEqual(['display:block']);
    expect(declarations(screen, `${tabs}:has(>${panel})>.tab-list+.panel:not(${panel})`)).toEqual([
      'display:none',
    ]);
  });

  test('only the first variant of BySdk is shown', () => {
    expect(declarations(screen, 'html.js .by-sdk>:not(:first-child)')).toEqual(['display:none']);
  });

  test.each(SDK_SLUGS)('the variant for %s is shown instead of the first', (sdk) => {
    const group = `html[data-sdk=${sdk}] .by-sdk`;
    expect(declarations(screen, `${group}>[data-sdk=${sdk}]`)).toEqual(['display:revert']);
    expect(
      declarations(screen, `${group}:has(>[data-sdk=${sdk}])>:first-child:not([data-sdk=${sdk}])`),
    ).toEqual(['display:none']);
  });
});

describe('without JavaScript and in print', () => {
  test('tabs are hidden, and nothing else is', () => {
    expect(others.match(/[^{}\n]+\{display:none\}/g)).toEqual([
      'html:not(.js) .tab-list{display:none}',
      '.tab-list{display:none}',
    ]);
  });

  test('each variant of BySdk in an article has its label', () => {
    const [noScript = '', print = ''] = others.split('@media print');
    expect(declarations(noScript, 'html:not(.js) .prose .by-sdk>[data-sdk=csharp]::before')).toEqual([
      'content:"C# .NET: "',
    ]);
    expect(declarations(print, '.by-sdk>[data-sdk=nodejs]::before')).toEqual(['content:"Node.js: "']);
  });
});
