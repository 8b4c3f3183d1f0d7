// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../../client/assets/icons/', import.meta.url);
const icons = readdirSync(folder).map(
  (file) => [file.replace('.svg', ''), readFileSync(new URL(file, folder), 'utf8')] as const,
);

test.each(icons)(
  '%s uses the color of the text, and nothing in it can collide with other icons',
  (_, svg) => {
    expect(svg).toContain('viewBox="0 0 24 24"');
    expect(svg).toContain('stroke="currentColor"');
    expect(svg).not.toMatch(/#[\da-f]{3}|\s(id|style|class)=|<(style|script|use|image)/);
  },
);
