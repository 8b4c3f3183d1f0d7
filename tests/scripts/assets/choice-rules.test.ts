import { describe, expect, test } from 'vitest';
import { CHOICES } from '#content/choices.ts';
import { SDK_SLUGS } from '#content/sdks.ts';
import { choiceRules, choicesInPrint } from '#scripts/assets/choice-rules.ts';

const css = choiceRules();
const print = choicesInPrint();
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
    const panel = `html[data-${kind}=${value}] [data-tabs=${kind}]>.panel`;
    expect(declarations(screen, `${panel}[data-value=${value}]`)).toEqual(['display:block']);
    expect(declarations(screen, `${panel}:has(~[data-value=${value}])`)).toEqual(['display:none']);
  });

  test('only the first variant of BySdk is shown', () => {
    expect(declarations(screen, 'html.js .by-sdk>:not(:first-child)')).toEqual(['display:none']);
  });

  test.each(SDK_SLUGS)('the variant for %s is shown instead of the first', (sdk) => {
    const variants = `html[data-sdk=${sdk}] .by-sdk>`;
    expect(declarations(screen, `${variants}[data-sdk=${sdk}]`)).toEqual(['display:revert']);
    expect(declarations(screen, `${variants}:has(~[data-sdk=${sdk}])`)).toEqual(['display:none']);
  });
});

describe('without JavaScript and in print', () => {
  test('tabs are hidden, and nothing else is', () => {
    const hidden = /[^{}\n]+\{display:none\}/g;
    expect(others.match(hidden)).toEqual(['html:not(.js) .tab-list{display:none}']);
    expect(print.match(hidden)).toEqual(['.tab-list{display:none}']);
  });

  test('each variant of BySdk in an article has its label', () => {
    expect(declarations(others, 'html:not(.js) .prose .by-sdk>[data-sdk=csharp]::before')).toEqual([
      'content:"C# .NET: "',
    ]);
    expect(declarations(print, '.by-sdk>[data-sdk=nodejs]::before')).toEqual(['content:"Node.js: "']);
  });
});
