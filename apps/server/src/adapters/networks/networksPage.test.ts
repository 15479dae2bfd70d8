import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AffiliateNetwork } from './AffiliateNetwork.ts';
import { createAdapterFinder } from './createAdapterFinder.ts';
import { toListBody } from './listAdapter.ts';
import { networks } from './networks.ts';

const CLICK = '0193d1f2-7c1e-7b7a-9e53-0c6a1d2f4b88';
const page = readFileSync(new URL('../../../../../docs/networks.md', import.meta.url), 'utf8');

/** Without line breaks, which the page has where they fit. */
function sectionOf({ title }: AffiliateNetwork): string {
  const [, text = ''] = page.split(`\n### ${title}\n`);
  return (text.split(/\n##/)[0] ?? '').replaceAll(CLICK_WORD, CLICK);
}
const CLICK_WORD = 'CLICK';

/** The report that the example of a section makes. */
function readExample(form: AffiliateNetwork, section: string) {
  if (form.postback === undefined) {
    const [headings = [], cells = []] = blockOf(section, 'csv')
      .split('\n')
      .map((line) => line.split(','));
    const row = Object.fromEntries(headings.map((heading, place) => [heading, cells[place]]));
    return createAdapterFinder()(`${form.name}-list`)?.read(toListBody('demo', form, row));
  }
  const [, query = ''] = /\$SECRET\?([^"]*)"/.exec(blockOf(section, 'sh')) ?? [];
  const contentType = 'application/x-www-form-urlencoded';
  return createAdapterFinder()(`${form.name}-postback`)?.read({
    network: 'demo',
    contentType,
    body: Buffer.from(query),
  });
}

const blockOf = (section: string, language: string) =>
  new RegExp(`\`\`\`${language}\n([^\`]*)\n\`\`\``).exec(section)?.[1] ?? '';

describe.each(networks.map((form) => [form.title, form] as const))('the section of %s', (_, form) => {
  const section = sectionOf(form);
  const text = section.replace(/\s+/g, ' ');

  it('has the name of its adapter, its link, its address and its words', () => {
    expect(text).toContain(`Adapter \`${form.name}\``);
    expect(text).toContain(`\`${form.link}\``);
    expect(text).toContain(form.postback === undefined ? 'It calls no address' : `\`?${form.postback}\``);
    for (const word of Object.keys(form.statuses)) expect(text).toContain(`\`${word}\``);
  });

  it('says what is unverified', () => {
    for (const each of form.unverified) expect(text).toContain(each);
  });

  it('has an example that is read', () => {
    expect(readExample(form, section)).toMatchObject({
      orderId: 'T-1',
      clickId: CLICK,
      saleAmountPaise: 100_000n,
      commissionPaise: 8_000n,
    });
  });
});
