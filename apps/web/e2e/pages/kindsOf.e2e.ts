import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from '../harness/test.ts';

const source = readFileSync(join(import.meta.dirname, '../../../../.storybook/kindsOf.ts'), 'utf8');
const script = `${stripTypeScriptTypes(source).replaceAll('export function', 'function')}; window.kindsOf = kindsOf;`;

/** A page of this content, and each other one: would axe read something of it again after the first? */
async function findNews(page: Page, first: string, second: string): Promise<boolean> {
  await page.setContent(`<body>${first}</body>`);
  // a module, so that its names are its own
  await page.addScriptTag({ content: script, type: 'module' });
  return page.evaluate((next) => {
    const { kindsOf } = window as unknown as {
      kindsOf: (root: Element, scope: string) => { kind: string; paint?: number }[];
    };
    const read = () => kindsOf(document.body, '').map(({ kind, paint }) => `${kind} | ${paint}`);
    for (const each of document.querySelectorAll('script')) each.remove();
    const seen = new Set(read());
    document.body.innerHTML = next;
    return read().some((kind) => !seen.has(kind));
  }, second);
}

const same: [string, string, string][] = [
  ['other words', '<ul><li>Tea</li></ul>', '<ul><li>Coffee</li><li>Milk</li></ul>'],
  ['another address', '<a href="/stores/1">Store</a>', '<a href="/stores/2">Shop</a>'],
  ['another place in a list', '<p role="option" aria-posinset="1">A</p>', '<p role="option" aria-posinset="2">B</p>'],
  [
    'another id of React',
    '<button aria-describedby="_r_1_">A</button><p id="_r_1_">B</p>',
    '<button aria-describedby="_r_2a_">A</button><p id="_r_2a_">B</p>',
  ],
];

const different: [string, string, string][] = [
  ['a button without a name', '<button>Buy</button>', '<button></button>'],
  ['a button whose name is empty', '<button aria-label="Buy"></button>', '<button aria-label=""></button>'],
  ['a picture without a text', '<img src="a.png" alt="Tea">', '<img src="a.png">'],
  ['a link with a picture that has no text', '<a href="/"><img alt="Tea"></a>', '<a href="/"><img alt=""></a>'],
  ['a field without a label', '<label for="a">Name</label><input id="a">', '<label for="b">Name</label><input id="a">'],
  ['a name that is nowhere', '<nav aria-labelledby="a"></nav><p id="a">A</p>', '<nav aria-labelledby="a"></nav>'],
  [
    'an id that is there twice',
    '<button aria-describedby="a">A</button><p id="a">B</p>',
    '<button aria-describedby="a">A</button><p id="a">B</p><p id="a">B</p>',
  ],
  ['a forced order of the keyboard', '<a href="/" tabindex="0">A</a>', '<a href="/" tabindex="1">A</a>'],
  ['a control in a control', '<a href="/">A</a><button>B</button>', '<a href="/"><button>B</button></a>'],
  ['a list with something else in it', '<ul><li>A</li></ul><p>B</p>', '<ul><li>A</li><p>B</p></ul>'],
  ['a heading that skips a level', '<h1>A</h1><h2>B</h2><h3>C</h3>', '<h1>A</h1><h3>C</h3>'],
  ['an unknown role', '<p role="note">A</p>', '<p role="notes">A</p>'],
  ['a state that does not belong there', '<p>A</p>', '<p aria-checked="true">A</p>'],
  ['two landmarks', '<nav aria-label="A"></nav>', '<nav aria-label="A"></nav><nav aria-label="A"></nav>'],
  ['a hidden control', '<p aria-hidden="true">A</p>', '<p aria-hidden="true"><a href="/">A</a></p>'],
  ['a text in other styles', '<p class="dark">A</p>', '<p class="pale">A</p>'],
  ['a text on other styles', '<div class="pale"><p>A</p></div>', '<div class="dark"><p>A</p></div>'],
  ['a text in another colour', '<p style="color: black">A</p>', '<p style="color: silver">A</p>'],
  ['a control that is held in a state', '<button>A</button>', '<button data-forced="hover">A</button>'],
  ['a control that is off', '<button>A</button>', '<button disabled>A</button>'],
];

describe('what axe reads once in stories (.storybook/limitAxe.ts)', () => {
  for (const { are, pairs, isNew } of [
    { are: 'nothing new', pairs: same, isNew: false },
    { are: 'new', pairs: different, isNew: true },
  ]) {
    test(`these are ${are}`, async ({ visit }) => {
      const { page } = await visit();
      for (const [name, first, second] of pairs) expect.soft(await findNews(page, first, second), name).toBe(isNew);
    });
  }
});
