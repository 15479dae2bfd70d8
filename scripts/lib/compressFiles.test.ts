import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'potli-compress-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('compresses more texts than the process may open files, and leaves what gains nothing', {
  timeout: 60_000,
}, () => {
  for (let n = 0; n < 300; n += 1) writeFileSync(join(folder, `${n}.js`), `const text = '${'potli '.repeat(n + 20)}';`);
  writeFileSync(join(folder, 'short.txt'), 'x');
  writeFileSync(join(folder, 'picture.png'), 'x'.repeat(1_000));
  const script = `import { compressFiles } from ${JSON.stringify(join(import.meta.dirname, 'compressFiles.ts'))};
    await compressFiles(process.argv[1]);`;
  const run = 'ulimit -n 120; exec "$0" --input-type=module --eval "$1" "$2"';
  execFileSync('sh', ['-c', run, process.execPath, script, folder]);
  const made = readdirSync(folder).filter((name) => /\.(br|gz)$/.test(name));
  expect(made).toHaveLength(600);
  const text = readFileSync(join(folder, '7.js'), 'utf8');
  expect(brotliDecompressSync(readFileSync(join(folder, '7.js.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, '7.js.gz'))).toString()).toBe(text);
});
