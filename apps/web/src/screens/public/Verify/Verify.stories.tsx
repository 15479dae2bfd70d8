import { createHandler, scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { sampleReceipt, sampleReceiptKeys } from '../../../testing/sampleReceipt.ts';
import { sampleContrary, sampleSignedStatement } from '../../../testing/sampleSignedStatements.ts';
import { sampleRoots, sampleStatement } from '../../../testing/sampleStatement.ts';
import { asVisitor } from '../../../testing/sessions.ts';
import { withOneMoreLine } from '../../../testing/withOneMoreLine.ts';

const meta = {
  title: 'Screens/Public/Verify',
  component: AppAt,
  args: { path: '/verify' },
  beforeEach: asVisitor,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const jsonFile = (name: string, content: unknown) =>
  new File([typeof content === 'string' ? content : JSON.stringify(content)], name, { type: 'application/json' });

const statement = jsonFile('potli-statement.json', sampleStatement);
const signed = jsonFile('potli-signed.json', sampleSignedStatement);
const roots = jsonFile('potli-roots.json', sampleRoots);
const receipt = jsonFile('potli-receipt.json', sampleReceipt);
const keys = jsonFile('potli-receipt-keys.json', sampleReceiptKeys);

/** Chooses the file, and what it is compared with. */
async function choose(canvasElement: HTMLElement, file: File, others: File[] = []) {
  const page = within(canvasElement);
  await userEvent.upload(await page.findByLabelText(/^File to check/), file);
  if (others.length > 0) await userEvent.upload(page.getByLabelText(/^Compare it with/), others);
  return page;
}

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Check a statement or receipt' })).toBeVisible();
    await expect(page.getByText(/not sent anywhere/)).toBeVisible();
    await expect(page.queryByRole('region', { name: 'Result' })).toBeNull();
  },
};

/** The result of the check. */
async function resultOf(page: Awaited<ReturnType<typeof choose>>) {
  return within(await page.findByRole('region', { name: 'Result' }));
}

/** The shop of these stories publishes this. */
const publishing = (published: typeof sampleRoots) => createHandler('listLedgerRoots', () => published as never);
const signing = () => createHandler('listReceiptKeys', () => sampleReceiptKeys as never);

const { inclusion: _, ...anybodys } = sampleStatement;

/** Anybody can write such a file: no shield, and no colour of money. */
export const UnknownOrigin: Story = {
  play: async ({ canvasElement }) => {
    const result = await resultOf(await choose(canvasElement, jsonFile('anybodys.json', anybodys)));
    await expect(await result.findByText('Consistent by itself, origin unknown.')).toBeVisible();
    await expect(result.queryByText(/Nothing was changed|nothing was changed/)).toBeNull();
    await expect(result.getByText('₹50.00')).toBeVisible();
    await expect(result.getByText(/A statement alone cannot show/)).toBeVisible();
    await expect(result.getByText(/It is not signed: what contradicts it convinces nobody else/)).toBeVisible();
  },
};

/** The roots beside it may be invented with it: the shop publishes others, of other days. */
export const RootsOfAnybody: Story = {
  beforeEach: ({ msw }) => msw.use(publishing({ ...sampleRoots, roots: [] })),
  play: async ({ canvasElement }) => {
    const result = await resultOf(await choose(canvasElement, statement, [roots]));
    await expect(await result.findByText('Consistent with the files beside it, origin unknown.')).toBeVisible();
    await expect(result.getByText(/get the roots of the shop anew/)).toBeVisible();
  },
};

export const OfThisShop: Story = {
  beforeEach: ({ msw }) => msw.use(publishing(sampleRoots)),
  play: async ({ canvasElement }) => {
    const result = await resultOf(await choose(canvasElement, statement));
    await expect(await result.findByText("This shop's.")).toBeVisible();
    await expect(result.getByText('Under the root of')).toBeVisible();
    await expect(result.getByText('Owed to you on that day')).toBeVisible();
  },
};

/** Lines that came after the last root could be anybody's. */
export const OfThisShopInPart: Story = {
  beforeEach: ({ msw }) => msw.use(publishing(sampleRoots)),
  play: async ({ canvasElement }) => {
    const result = await resultOf(await choose(canvasElement, jsonFile('longer.json', await withOneMoreLine())));
    await expect(await result.findByText("This shop's in part, the rest of unknown origin.")).toBeVisible();
    await expect(result.getByText(/lines up to 2 of 3/)).toBeVisible();
  },
};

/** Signed: all of its lines are the shop's, also where no root has it. */
export const SignedByThisShop: Story = {
  beforeEach: ({ msw }) => msw.use(signing()),
  play: async ({ canvasElement }) => {
    const result = await resultOf(await choose(canvasElement, signed));
    await expect(await result.findByText("This shop's.")).toBeVisible();
    await expect(result.getByText(/The shop has signed it, and nothing was changed/)).toBeVisible();
    await expect(result.getByText('Signed with the key')).toBeVisible();
  },
};

/** Two signed statements of one member that contradict each other can be shown to anybody. */
export const ProofOfTwoHistories: Story = {
  beforeEach: ({ msw }) => msw.use(signing()),
  play: async ({ canvasElement }) => {
    const page = await choose(canvasElement, signed, [jsonFile('contrary.json', sampleContrary)]);
    const alert = await page.findByRole('alert');
    await expect(alert).toHaveTextContent('This is a proof: the shop signed two histories. Line 2');
    await expect(alert).toHaveTextContent('These two files and its keys show it to anybody');
  },
};

/** Keys beside the files can be invented with them: no proof without those of the shop. */
export const TwoHistoriesOfAnybody: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.receipt.keysFailing()),
  play: async ({ canvasElement }) => {
    const page = await choose(canvasElement, signed, [jsonFile('contrary.json', sampleContrary), keys]);
    await expect(await page.findByRole('alert')).toHaveTextContent('Do not trust this file. Line 2');
  },
};

export const ForgedSignature: Story = {
  beforeEach: ({ msw }) => msw.use(signing()),
  play: async ({ canvasElement }) => {
    const forged = jsonFile('forged.json', { ...sampleSignedStatement, signature: sampleContrary.signature });
    const page = await choose(canvasElement, forged);
    await expect(await page.findByRole('alert')).toHaveTextContent(
      'The shop did not sign this statement: its signature is forged, or of another statement.',
    );
  },
};

/** The shop of the stories publishes another key. */
export const SignedByAnotherShop: Story = {
  play: async ({ canvasElement }) => {
    const page = await choose(canvasElement, signed);
    await expect(await page.findByRole('alert')).toHaveTextContent('it is of another shop, or invented');
  },
};

export const OtherThanTheShop: Story = {
  beforeEach: ({ msw }) => {
    const [root] = sampleRoots.roots;
    msw.use(publishing({ ...sampleRoots, roots: root ? [{ ...root, madeAt: '2026-11-23T02:00:00.000Z' }] : [] }));
  },
  play: async ({ canvasElement }) => {
    const page = await choose(canvasElement, statement);
    await expect(await page.findByRole('alert')).toHaveTextContent('By the roots that this shop publishes');
  },
};

/** Without an answer of the shop nothing is called its own. */
export const ShopSilent: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.ledgerRoots.failing()),
  play: async ({ canvasElement }) => {
    const result = await resultOf(await choose(canvasElement, statement));
    await expect(await result.findByText('Consistent by itself, origin unknown.')).toBeVisible();
    await expect(result.getByText(/the shop did not answer/)).toBeVisible();
  },
};

/** A receipt is held against the keys that the shop publishes. */
export const ReceiptOfThisShop: Story = {
  beforeEach: ({ msw }) => msw.use(signing()),
  play: async ({ canvasElement }) => {
    const result = await resultOf(await choose(canvasElement, receipt));
    await expect(await result.findByText("This shop's.")).toBeVisible();
    await expect(result.getByText(/The shop signed this, and nothing was changed/)).toBeVisible();
    await expect(result.getByText('Signed with the key')).toBeVisible();
  },
};

/** Keys beside a receipt show only that they belong together. */
export const KeysOfAnybody: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.receipt.keysFailing()),
  play: async ({ canvasElement }) => {
    const page = await choose(canvasElement, receipt);
    await expect(await page.findByText(/give the file with its keys, too/)).toBeVisible();
    await userEvent.upload(page.getByLabelText(/^Compare it with/), keys);
    await expect(await page.findByText('Consistent with the files beside it, origin unknown.')).toBeVisible();
  },
};

/** What is chosen next takes the place of the first, and its verdict. */
export const AnotherFile: Story = {
  play: async ({ canvasElement }) => {
    const page = await choose(canvasElement, jsonFile('photo.json', 'no statement'));
    await expect(await page.findByText('This cannot be checked.')).toBeVisible();
    const field = page.getByLabelText(/^File to check/);
    await userEvent.upload(field, jsonFile('anybodys.json', anybodys));
    await expect(await page.findByText('Consistent by itself, origin unknown.')).toBeVisible();
    await expect(page.queryByText('This cannot be checked.')).toBeNull();
    const changed = jsonFile('changed.json', { ...anybodys, memberId: '43' });
    await userEvent.upload(field, changed);
    await expect(await page.findByRole('alert')).toHaveTextContent('Do not trust this file. Line 1 was changed');
    await userEvent.upload(field, changed);
    await expect(await page.findByRole('alert')).toHaveTextContent('Do not trust this file.');
    await expect(page.queryByText('anybodys.json')).toBeNull();
  },
};

/** Of several that are dropped the first is taken, and the page says so. */
export const SeveralAtOnce: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = await page.findByLabelText(/^File to check/);
    const dataTransfer = new DataTransfer();
    for (const file of [jsonFile('anybodys.json', anybodys), jsonFile('photo.json', '')]) dataTransfer.items.add(file);
    field.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await expect(await page.findByText(/One file is checked at a time/)).toBeVisible();
    await expect(await page.findByText('Consistent by itself, origin unknown.')).toBeVisible();
  },
};

/** A file that was removed since it was chosen can be chosen again. */
export const Gone: Story = {
  play: async ({ canvasElement }) => {
    const named = () => jsonFile('potli-statement.json', anybodys);
    const gone = Object.assign(named(), { text: () => Promise.reject(new DOMException('gone', 'NotFoundError')) });
    const page = await choose(canvasElement, gone);
    await expect(await page.findByText(/was moved or removed since it was chosen/)).toBeVisible();
    await userEvent.upload(page.getByLabelText(/^File to check/), named());
    await expect(await page.findByText('Consistent by itself, origin unknown.')).toBeVisible();
  },
};

export const Broken: Story = {
  play: async ({ canvasElement }) => {
    const page = await choose(canvasElement, jsonFile('changed.json', { ...sampleStatement, memberId: '43' }));
    await expect(await page.findByRole('alert')).toHaveTextContent('Do not trust this file. Line 1 was changed');
  },
};

export const Unreadable: Story = {
  play: async ({ canvasElement }) => {
    const page = await choose(canvasElement, jsonFile('photo.json', 'no statement'));
    await expect(await page.findByText('This cannot be checked.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Remove photo.json' }));
    await expect(page.queryByRole('region', { name: 'Result' })).toBeNull();
  },
};

/** A file that takes long to read. */
export const Checking: Story = {
  play: async ({ canvasElement }) => {
    const slow = Object.assign(jsonFile('long.json', sampleStatement), { text: () => new Promise<string>(() => {}) });
    const page = await choose(canvasElement, slow);
    await expect(await page.findByText('Checking your file')).toBeVisible();
  },
};

export const WithHead: Story = {
  play: async ({ canvasElement }) => {
    const page = await choose(canvasElement, jsonFile('anybodys.json', anybodys));
    const field = page.getByLabelText(/^A head that you noted/);
    await userEvent.type(field, 'abc');
    await expect(page.getByText('A head has 64 digits, 0 to 9 and a to f.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(` ${sampleStatement.journals[0]?.hash.toUpperCase()} `);
    await expect(await page.findByText('The same as before up to line')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('0a'.repeat(32));
    await expect(await page.findByRole('alert')).toHaveTextContent('No line has the head that you noted');
  },
};

export const RootsFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.ledgerRoots.failing()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Published roots (JSON)' }));
    await expect(await page.findByRole('alert')).toHaveTextContent('The roots were not saved.');
  },
};
