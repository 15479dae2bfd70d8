import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/root.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Settings of one section of .editorconfig. */
function section(name: string): Record<string, string> {
  const [, body = ''] = read('.editorconfig').split(`[${name}]\n`);
  const [own = ''] = body.split('\n[');
  return Object.fromEntries([...own.matchAll(/^(\w+) = (.+)$/gm)].map(([, key = '', value = '']) => [key, value]));
}

test('editors indent and wrap as Biome does', () => {
  const { formatter } = JSON.parse(read('biome.json')) as {
    formatter: { indentStyle: string; indentWidth: number; lineWidth: number };
  };
  expect(section('*')).toMatchObject({
    indent_style: formatter.indentStyle,
    indent_size: String(formatter.indentWidth),
    max_line_length: String(formatter.lineWidth),
  });
  const settings = JSON.parse(read('.vscode/settings.json')) as { 'editor.rulers': number[] };
  expect(settings['editor.rulers']).toEqual([formatter.lineWidth]);
});
