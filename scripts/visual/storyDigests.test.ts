import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { storyDigests } from './storyDigests.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const manifest = {
  'iframe.html': {
    file: 'assets/iframe-11111111.js',
    css: ['assets/iframe-22222222.css'],
    dynamicImports: ['a/Button.stories.tsx', '_Badge.stories-44444444.js'],
  },
  'a/Button.stories.tsx': { file: 'assets/Button.stories-33333333.js', imports: ['_Button-55555555.js'] },
  '_Badge.stories-44444444.js': { file: 'assets/Badge.stories-44444444.js' },
  '_Button-55555555.js': { file: 'assets/Button-55555555.js', css: ['assets/Button-66666666.css'] },
};

const contents = {
  'manifest.json': JSON.stringify(manifest),
  'iframe.html': '<script src="./assets/iframe-11111111.js"></script>',
  'art/hem.svg': '<svg/>',
  'assets/iframe-11111111.js':
    'm.f||(m.f=["./Button.stories-33333333.js"]);s={"./a/Button.stories.tsx":()=>p(()=>import(`./Button.stories-33333333.js`),__vite__mapDeps([0]),import.meta.url)};start()',
  'assets/iframe-22222222.css': 'body{margin:0}',
  'assets/Button.stories-33333333.js': 'import"./Button-55555555.js";show()',
  'assets/Badge.stories-44444444.js': 'show()',
  'assets/Button-55555555.js': 'import"./iframe-11111111.js";draw()',
  'assets/Button-66666666.css': 'button{padding:6px}',
};

/** Digests of a build in which some files hold something else. */
function digestsOf(changed: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'potli-stories-'));
  folders.push(folder);
  for (const [path, content] of Object.entries({ ...contents, ...changed })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const digests = storyDigests(folder, ['./a/Button.stories.tsx', './a/Badge.stories.tsx', './a/Lost.stories.tsx']);
  return {
    button: digests.get('./a/Button.stories.tsx'),
    badge: digests.get('./a/Badge.stories.tsx'),
    lost: digests.get('./a/Lost.stories.tsx'),
  };
}

it('is the same for the same bytes', () => {
  expect(digestsOf()).toEqual(digestsOf());
  expect(digestsOf().button).toBeDefined();
});

it.each([
  ['style of a part', 'assets/Button-66666666.css'],
  ['code of a part', 'assets/Button-55555555.js'],
])('sees a changed %s in the stories that load it, only there', (_, path) => {
  const changed = digestsOf({ [path]: 'import"./iframe-11111111.js";other()' });
  expect(changed.button).not.toBe(digestsOf().button);
  expect(changed.badge).toBe(digestsOf().badge);
});

it.each([
  ['global style', 'assets/iframe-22222222.css'],
  ['picture of the shop', 'art/hem.svg'],
  ['preview', 'assets/iframe-11111111.js'],
])('sees a changed %s in every story', (_, path) => {
  const changed = digestsOf({ [path]: 'other' });
  expect(changed.button).not.toBe(digestsOf().button);
  expect(changed.badge).not.toBe(digestsOf().badge);
});

it('does not see that another story is new or has another file name', () => {
  const code = contents['assets/iframe-11111111.js'];
  const renamed = code.replaceAll('33333333', '99999999');
  const longer = code.replace(
    's={',
    's={"./a/New.stories.tsx":()=>p(()=>import(`./New.stories-77777777.js`),__vite__mapDeps([1,2]),import.meta.url),',
  );
  expect(digestsOf({ 'assets/iframe-11111111.js': renamed })).toEqual(digestsOf());
  expect(digestsOf({ 'assets/iframe-11111111.js': longer }).badge).toBeDefined();
});

it('knows nothing of a story file that the build does not name', () => {
  expect(digestsOf().lost).toBeUndefined();
});
