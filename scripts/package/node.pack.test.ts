import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../lib/root.ts';
import { installedVersion } from './createConsumer.ts';
import { packPackage } from './packPackage.ts';
import { pnpm } from './pnpm.ts';
import { run } from './run.ts';

const packages = ['api', 'machines', 'proof'] as const;
const examples = ['packages/api/examples/listShops.ts', 'packages/machines/examples/terminalLogin.ts'];

const tarballs = new Map<string, string>();
const folder = mkdtempSync(join(tmpdir(), 'potli-node-'));

/** A plain program for Node outside the workspace, with both tarballs and without MSW. */
beforeAll(async () => {
  for (const name of packages) tarballs.set(`@potli/${name}`, `file:${await packPackage(name)}`);
  const versions = ['xstate', 'typescript', '@types/node'].map((name) => [name, installedVersion(name)] as const);
  const dependencies: Record<string, string> = Object.fromEntries([...tarballs, ...versions]);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }));
  // machines ask for an api of the registry
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), `overrides:\n  '@potli/api': '${tarballs.get('@potli/api')}'\n`);
  for (const file of examples) copyFileSync(join(root, file), join(folder, basename(file)));
  await run(folder, pnpm, 'install', '--prefer-offline', '--ignore-scripts');
});

afterAll(() => {
  for (const tarball of tarballs.values()) rmSync(dirname(tarball.slice('file:'.length)), { recursive: true });
  rmSync(folder, { recursive: true });
});

const installed = (name: string) => join(folder, 'node_modules/@potli', name);
type Manifest = Partial<Record<'exports' | 'bin', Record<string, string>>> & { version: string };
const manifestOf = (name: string) =>
  JSON.parse(readFileSync(join(installed(name), 'package.json'), 'utf8')) as Manifest;

/** Runs a program of the consumer to its end; resolves to what it printed. */
async function runConsumer(args: string[], input = ''): Promise<{ exitCode: number | null; output: string }> {
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['pipe', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => (output += piece.toString()));
  child.stdin.end(input);
  const exitCode = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { exitCode, output };
}

describe.each(packages)('the tarball of %s', (name) => {
  const tarball = () => tarballs.get(`@potli/${name}`)?.slice('file:'.length) ?? '';

  it('passes publint', async () => {
    await run(root, 'node_modules/.bin/publint', '--strict', tarball());
  });

  it('has what people look for', () => {
    const files = readdirSync(installed(name));
    expect(files).toEqual(expect.arrayContaining(['CHANGELOG.md', 'LICENSE', 'README.md', 'dist']));
    const manifest = manifestOf(name);
    expect(manifest).toMatchObject({ license: 'MIT', repository: { type: 'git', directory: `packages/${name}` } });
    expect(readFileSync(join(installed(name), 'CHANGELOG.md'), 'utf8')).toContain(`\n## ${manifest.version}\n`);
    expect(Object.keys(manifest)).toEqual(expect.arrayContaining(['description', 'keywords', 'engines']));
  });

  it('opens every entry in plain Node, and nothing else', async () => {
    const entries = Object.keys(manifestOf(name).exports ?? {}).filter((entry) => !entry.endsWith('.json'));
    // MSW is for those who want handlers
    const open = entries.filter((entry) => entry !== './mock').map((entry) => `@potli/${name}${entry.slice(1)}`);
    const program = `for (const entry of ${JSON.stringify(open)}) await import(entry)`;
    expect(await runConsumer(['--input-type=module', '--eval', program])).toEqual({ exitCode: 0, output: '' });
    const [file = ''] = readdirSync(join(installed(name), 'dist')).filter((each) => each.startsWith('chunk-'));
    for (const inside of [`dist/${file}`, 'dist/index.js', 'src/index.ts']) {
      const { output } = await runConsumer(['--input-type=module', '--eval', `import '@potli/${name}/${inside}'`]);
      expect(output).toContain('ERR_PACKAGE_PATH_NOT_EXPORTED');
    }
  });
});

/** Compiles the consumer's files for some packages, with every entry of them. */
async function compile(names: readonly string[], options: object): Promise<void> {
  let count = 0;
  const entries = names.flatMap((name) =>
    Object.keys(manifestOf(name).exports ?? {})
      .filter((entry) => !entry.endsWith('.json') && entry !== './mock')
      .map((entry) => `export * as m${count++} from '@potli/${name}${entry.slice(1)}';\n`),
  );
  writeFileSync(join(folder, 'everyEntry.ts'), entries.join(''));
  const compilerOptions = {
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    module: 'nodenext',
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable'],
    types: ['node'],
    verbatimModuleSyntax: true,
    ...options,
  };
  const programs = examples.filter((file) => names.includes(file.split('/')[1] ?? '')).map((file) => basename(file));
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: ['everyEntry.ts', ...programs] }),
  );
  await run(folder, process.execPath, 'node_modules/typescript/bin/tsc', '-p', '.', '--singleThreaded');
}

it('types hold in a strict project that checks libraries, too', async () => {
  await compile(packages, {});
});

it('types of api hold where fields that are missing are not undefined', async () => {
  // XState's own types do not
  await compile(['api'], { exactOptionalPropertyTypes: true });
});

describe('npx @potli/api', () => {
  const command = () => join('node_modules/@potli/api', manifestOf('api').bin?.['potli-api'] ?? '');
  let mock: ReturnType<typeof spawn>;
  let address: string;

  beforeAll(async () => {
    mock = spawn(process.execPath, [command(), 'mock', '--port', '0'], { cwd: folder });
    address = await new Promise((resolve) => {
      mock.stdout?.once('data', (text: Buffer) => resolve(/http:\S+/.exec(text.toString())?.[0] ?? ''));
    });
  });
  afterAll(() => void mock.kill());

  it('mock and conform agree', async () => {
    const { exitCode, output } = await runConsumer([command(), 'conform', address, '--demo', '--writes']);
    expect(output).toMatch(/\n\d{3} ok, 0 differ, 0 skipped\n$/);
    expect(exitCode).toBe(0);
  });

  it('conform says what differs, and exits with 1', async () => {
    const { exitCode, output } = await runConsumer([command(), 'conform', address.replace('/api', '/other'), '--json']);
    const judgements = JSON.parse(output) as { call: string; verdict: string }[];
    expect(judgements.find(({ call }) => call === 'listCategories')).toMatchObject({ verdict: 'differs' });
    expect(exitCode).toBe(1);
  });

  it('the client reads shops and the wallet of a member', async () => {
    const { output } = await runConsumer(['listShops.ts', address, 'asha@potli.example', 'Potli@12345']);
    expect(output).toMatch(/^\d+ shops, such as .+, .+, .+\n₹[\d,.]+ approved\n$/);
  });

  it('a machine runs to its end at a terminal', async () => {
    const typed = ['asha@potli.example', 'wrong', 'Potli@12345', ''].join('\n');
    const { exitCode, output } = await runConsumer(['terminalLogin.ts', address], typed);
    expect(output).toBe('E-mail: Password: Email or password is wrong.\nPassword: Login Success\n');
    expect(exitCode).toBe(0);
  });

  it('mock ends when it is interrupted', async () => {
    const ended = new Promise((resolve) => mock.once('exit', resolve));
    mock.kill('SIGINT');
    expect(await ended).toBe(0);
  });
});

describe('npx @potli/proof', () => {
  const command = () => join('node_modules/@potli/proof', manifestOf('proof').bin?.['potli-proof'] ?? '');

  it.each([
    ['the example of the docs is sound', '"memberId": "42"', 0, 'Consistent by itself, origin unknown'],
    ['a changed one is not', '"memberId": "43"', 1, 'Line 1 was changed'],
  ])('%s', async (_, member, code, sentence) => {
    const page = readFileSync(join(root, 'docs/verify.md'), 'utf8');
    const example = /```json\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
    writeFileSync(join(folder, 'statement.json'), example.replace('"memberId": "42"', member));
    const { exitCode, output } = await runConsumer([command(), 'verify', 'statement.json']);
    expect(output).toContain(sentence);
    expect(exitCode).toBe(code);
  });
});
