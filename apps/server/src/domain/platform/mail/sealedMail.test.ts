import { type Message, renderMail, shopLook } from '@potli/mails';
import { expect, it } from 'vitest';
import { createSealer } from '../sealing/createSealer.ts';
import { mailRow, openMail, sealMail } from './sealedMail.ts';

const sealer = createSealer('a key of tests that is long enough');
const shop = { productName: 'Potli', siteUrl: 'https://potli.test' };
const unsubscribe = {
  pageUrl: 'https://potli.test/unsubscribe?key=1',
  callUrl: 'https://potli.test/api/unsubscribe?key=1',
};
const ID = '0193d1f2-7c1e-7b7a-9e53-0c6a1d2f4b88';
const to = 'meera@mail.example';

/** With a part of every kind, so that a new kind does not compile before it is here. */
const parts: { [Kind in Message['blocks'][number]['kind']]: Extract<Message['blocks'][number], { kind: Kind }> } = {
  text: { kind: 'text', text: 'नमस्ते <Meera>' },
  amount: { kind: 'amount', label: 'Cashback', rupees: 12.5, tone: 'money' },
  facts: { kind: 'facts', rows: [['Shop', 'Bazaar']] },
  button: { kind: 'button', label: 'My orders', href: 'https://potli.test/orders' },
};
const message: Message = {
  subject: 'Tracked',
  preview: 'It is on its way',
  name: 'Meera',
  footnote: 'You have an account.',
  blocks: Object.values(parts),
};

it('opens a mail in the form in which its message is sent', async () => {
  const sealed = sealMail(sealer, ID, { to, message, unsubscribe, shop });
  const rendered = await renderMail(message, shop, shopLook, unsubscribe.pageUrl);
  await expect(openMail(sealer, ID, sealed)).resolves.toEqual({ to, ...rendered, unsubscribeUrl: unsubscribe.callUrl });
});

it('opens a mail that members cannot switch off', async () => {
  const { html, unsubscribeUrl } = await openMail(sealer, ID, sealMail(sealer, ID, { to, message, shop }));
  expect(unsubscribeUrl).toBeUndefined();
  expect(html).not.toContain('/unsubscribe');
});

it('seals what a mail says, and not its look', async () => {
  const sealed = sealMail(sealer, ID, { to, message, unsubscribe, shop });
  const { html = '' } = await openMail(sealer, ID, sealed);
  expect(sealed.length).toBeLessThan(html.length / 5);
});

it.each([{}, { html: '<p>Welcome.</p>', unsubscribeUrl: unsubscribe.callUrl }])(
  'opens a mail that waits since before, with its form: %o',
  async (form) => {
    const before = { to, subject: 'Welcome', text: 'Welcome.', ...form };
    const sealed = sealer.seal(JSON.stringify(before), mailRow(ID));
    await expect(openMail(sealer, ID, sealed)).resolves.toEqual(before);
  },
);

it('opens no mail of another row', async () => {
  const sealed = sealMail(sealer, ID, { to, message, shop });
  await expect(openMail(sealer, ID.replace('8', '9'), sealed)).rejects.toThrow(/authenticate/);
});
