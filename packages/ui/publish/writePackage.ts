import { copyFileSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { toDesignTokens } from '../src/theme/designTokens.ts';
import type { BrandTokens } from '../src/theme/tokens.ts';
import { pageLayers } from './cascadeLayers.ts';
import { themeAddresses } from './themeAddresses.ts';

interface Manifest {
  scripts: object;
  devDependencies: object;
  publishConfig: { access: string };
}

const folder = join(import.meta.dirname, '..');
const dist = join(folder, 'dist');
writeFileSync(join(dist, 'layers.css'), pageLayers);

const built = (pattern: string) => globSync(pattern, { cwd: dist }).sort();

for (const file of globSync('src/brands/*/tokens.ts', { cwd: folder })) {
  const brands = (await import(join(folder, file))) as Record<string, BrandTokens>;
  for (const brand of Object.values(brands)) {
    const text = `${JSON.stringify(toDesignTokens(brand), null, 2)}\n`;
    writeFileSync(join(dist, `brands/${brand.name}/tokens.json`), text);
  }
}

/** An address with types; both files are there, so that no type names a module that is not. */
const module = (file: string) => ({ types: `./${file.replace(/\.js$/, '.d.ts')}`, default: `./${file}` });

/** Components and motifs: the main file of each folder. */
const main = (room: string, prefix: string) =>
  built(`${room}/*/*.js`)
    .filter((file) => file.split('/')[1] === basename(file, '.js'))
    .map((file) => [`${prefix}${basename(file, '.js')}`, module(file)] as const);

/** Modules by their paths, without those that exist for others only. */
const listed = (pattern: string, isListed = (_file: string) => true) =>
  built(pattern)
    .filter(isListed)
    .map((file) => [`./${file.replace(/\.js$/, '')}`, module(file)] as const);

const plain = (pattern: string, toAddress: (file: string) => string) =>
  built(pattern).map((file) => [toAddress(file), `./${file}`] as const);

const exports: Record<string, unknown> = Object.fromEntries<unknown>([
  ...plain('{layers,styles,reset}.css', (file) => `./${file}`),
  ...plain('sheets/*.css', (file) => `./${basename(file)}`),
  ...plain('brands/*.css', (file) => `./${file}`),
  ...plain('brands/*/tokens.json', (file) => `./${file}`),
  ...main('components', './'),
  ...main('motifs', './motifs/'),
  ...listed('{format,video}/*.js'),
  ...listed('brands/*/{logoArt,tokens}.js'),
  ...listed('theme/*.js', (file) => themeAddresses.includes(basename(file, '.js'))),
  ['./package.json', './package.json'],
]);

/** The repository that the release runs in; a copy of the project publishes under its own address. */
const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name } = process.env;
const repository = { type: 'git', url: `git+${server}/${name}.git`, directory: 'packages/ui' };

const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
const published = {
  ...manifest,
  scripts: undefined,
  devDependencies: undefined,
  ...(server && name && { repository }),
  files: undefined,
  exports,
  bin: { 'check-brand': './theme/checkBrandCommand.js' },
  publishConfig: { access: manifest.publishConfig.access },
};
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);

copyFileSync(join(folder, '../../LICENSE'), join(dist, 'LICENSE'));
for (const file of ['README.md', 'CHANGELOG.md']) {
  if (existsSync(join(folder, file))) copyFileSync(join(folder, file), join(dist, file));
}
