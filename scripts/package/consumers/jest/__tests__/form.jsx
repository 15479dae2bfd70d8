import '@potli/ui/styles.css';
import { Button } from '@potli/ui/Button';
import { Combobox } from '@potli/ui/Combobox';
import { DateField } from '@potli/ui/DateField';
import { FileUpload } from '@potli/ui/FileUpload';
import { NumberField } from '@potli/ui/NumberField';
import { Slider } from '@potli/ui/Slider';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const options = [
  { value: '1', label: 'Juttigali' },
  { value: '2', label: 'Tokrigo' },
];
const texts = {
  prompt: 'Add your invoice',
  choose: 'Choose files',
  slotsLeft: '{left} left',
  remove: 'Remove {file}',
  image: 'Image',
  refused: { count: 'Too many', type: 'Not this one', size: 'Too large' },
};

test('a claim is filled in and sent', async () => {
  const user = userEvent.setup();
  let sent;
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent = Object.fromEntries(new FormData(event.currentTarget));
      }}
    >
      <Combobox label="Store" name="store" options={options} emptyText="No store" />
      <DateField label="Order date" name="orderedOn" pickLabel="Choose the order date" />
      <NumberField label="Amount" name="amount" grouped />
      <Slider label="Share" name="share" defaultValue={30} />
      <FileUpload label="Invoice" name="invoice" maxFiles={1} texts={texts} />
      <Button type="submit">Send</Button>
    </form>,
  );
  await user.click(screen.getByLabelText('Store'));
  await user.click(await screen.findByRole('option', { name: 'Tokrigo' }));
  await user.type(screen.getByLabelText('Order date'), '20112026');
  await user.type(screen.getByLabelText('Amount'), '124990');
  await user.upload(document.querySelector('[type=file]'), new File(['%PDF'], 'invoice.pdf'));
  await screen.findByText('invoice.pdf');
  expect(screen.getByLabelText('Amount').value).toBe('1,24,990');
  await user.click(screen.getByText('Send'));
  expect(sent).toMatchObject({ store: '2', orderedOn: '2026-11-20', amount: '124990', share: '30' });
});
