import { fireEvent, type screen, userEvent, waitFor, within } from 'storybook/test';

/** What `within` returns. The library does not export this type. */
type Queries = Omit<typeof screen, 'debug' | 'logTestingPlaygroundURL'>;

/** A file to send with a claim. */
export const invoice = new File(['%PDF-1.4'], 'invoice-JG-2026-118840.pdf', {
  type: 'application/pdf',
  lastModified: 0,
});

/** Chooses the first option of a combobox that contains the text. */
export async function chooseOption(box: HTMLElement, text: string) {
  await userEvent.click(box);
  await userEvent.keyboard(`${text}{ArrowDown}{Enter}`);
}

/** Fills in what no click knows of an order. */
export async function fillOrderFacts(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await userEvent.type(page.getByLabelText(/^Store order ID/), 'JG-2026-200001');
  await userEvent.type(page.getByLabelText(/^Order amount/), '1299.50');
}

/** Fills in what a claim requires of the order. */
export async function fillOrder(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await fillOrderFacts(canvasElement);
  await fireEvent.change(page.getByLabelText(/^Order time/), { target: { value: '2026-11-12T18:24' } });
}

/** The claim form for a store, with all required fields filled in. */
export async function filledClaim(canvasElement: HTMLElement, files: File[] = []): Promise<Queries> {
  const page = within(canvasElement);
  const store = await page.findByRole('combobox', { name: /^Store/ });
  await waitFor(() => {
    if (!(store instanceof HTMLInputElement) || !store.value) throw new Error('The store is not chosen yet.');
  });
  await fillOrder(canvasElement);
  if (files.length > 0) await userEvent.upload(page.getByLabelText(/^Files/), files);
  return page;
}
