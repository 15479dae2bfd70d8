import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActionState, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { options, sentBy, type ValuedField, valuedFields } from '../../stories/formFields.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { FileUpload } from '../FileUpload/FileUpload.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Select } from '../Select/Select.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { TextField } from '../TextField/TextField.tsx';

const meta = {
  title: 'Components/Forms/In a native form',
  parameters: { layout: 'padded' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const fields = Object.entries(valuedFields) as [string, ValuedField<unknown>][];
const sendsOf = (which: 'first' | 'next') => {
  const sent = fields.map(([name, { sends, ...values }]) => [name, sends(values[which])] as const);
  return Object.fromEntries(sent.filter(([, values]) => values.length > 0));
};

/** Fields with a state of their own, as a server component renders them. */
const renderOwnFields = (which: 'first' | 'next' = 'first') => (
  <Stack>
    <TextField label="Name" name="name" defaultValue="Asha" />
    {fields.map(([name, { own, ...values }]) => (
      <div key={name} data-field={name}>
        {own({ name, first: values[which] })}
      </div>
    ))}
    <Checkbox label="Agree" name="agree" defaultChecked />
  </Stack>
);

const native = { name: ['Asha'], agree: ['on'] };
const fieldIn = (form: HTMLElement, name: string) => form.querySelector(`[data-field=${name}]`) as HTMLElement;

/** What a person sees of each field. */
const shownIn = (form: HTMLElement) =>
  fields.map(([name]) => {
    const field = fieldIn(form, name);
    const inputs = [...field.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')];
    const pressed = [...field.querySelectorAll('[aria-pressed]')].map(({ ariaPressed }) => ariaPressed);
    return [name, field.textContent, inputs.map(({ value, checked }) => `${value} ${checked}`), pressed];
  });

async function changeAll(form: HTMLElement): Promise<void> {
  for (const [name, { change }] of fields) await change(fieldIn(form, name));
}

/** A reset puts back what a field shows and what a form sends of it, and the field goes on from there. */
export const Reset: Story = {
  render: () => (
    <form aria-label="Claim">
      {renderOwnFields()}
      <Button type="reset">Begin again</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const before = shownIn(form);
    await expect(sentBy(form)).toEqual({ ...native, ...sendsOf('first') });
    for (const reset of [
      async () => form.reset(),
      () => userEvent.click(canvas.getByRole('button', { name: 'Begin again' })),
    ]) {
      await changeAll(form);
      await expect(sentBy(form)).toEqual({ ...native, ...sendsOf('next') });
      await reset();
      await waitFor(() => expect(sentBy(form)).toEqual({ ...native, ...sendsOf('first') }));
      await expect(shownIn(form)).toEqual(before);
    }
  },
};

function CountedForm() {
  const [count, setCount] = useState(0);
  return (
    <form aria-label="Claim">
      {renderOwnFields()}
      <Button onClick={() => setCount(count + 1)}>{`Rendered ${count}`}</Button>
    </form>
  );
}

/** What is around the fields may be rendered again: a form sends what they show. */
export const RenderedAgain: Story = {
  render: () => <CountedForm />,
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await changeAll(form);
    const before = shownIn(form);
    await userEvent.click(canvas.getByRole('button', { name: 'Rendered 0' }));
    await canvas.findByRole('button', { name: 'Rendered 1' });
    await expect(shownIn(form)).toEqual(before);
    await expect(sentBy(form)).toEqual({ ...native, ...sendsOf('next') });
  },
};

/** The app may ask first, and prevent the reset. */
export const ResetPrevented: Story = {
  render: () => (
    <form aria-label="Claim" onReset={(event) => event.preventDefault()}>
      {renderOwnFields()}
      <Button type="reset">Begin again</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await changeAll(form);
    const before = shownIn(form);
    await userEvent.click(canvas.getByRole('button', { name: 'Begin again' }));
    await new Promise((resolve) => setTimeout(resolve));
    await expect(shownIn(form)).toEqual(before);
    await expect(sentBy(form)).toEqual({ ...native, ...sendsOf('next') });
  },
};

const onSend = fn<(sent: ReturnType<typeof sentBy>) => void>();

/** After an action, React resets the form. */
export const Action: Story = {
  render: () => (
    <form
      aria-label="Claim"
      action={(data) => {
        const form = new Map<string, string[]>();
        for (const [name, value] of data) {
          const entry = typeof value === 'string' ? value : value.name;
          form.set(name, [...(form.get(name) ?? []), entry]);
        }
        onSend(Object.fromEntries(form));
      }}
    >
      {renderOwnFields()}
      <Button type="submit">Send</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await changeAll(form);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSend).toHaveBeenCalledOnce());
    await expect(onSend).toHaveBeenCalledWith({ ...native, ...sendsOf('next') });
    await waitFor(() => expect(sentBy(form)).toEqual({ ...native, ...sendsOf('first') }));
  },
};

function CorrectedForm() {
  const [which, send] = useActionState((): 'next' => 'next', 'first');
  return (
    <form aria-label="Claim" action={send}>
      {renderOwnFields(which)}
      <Select label="Kind" name="kind" options={options} defaultValue={valuedFields.gift[which]} />
      <Button type="submit">{which === 'first' ? 'Send' : 'Send again'}</Button>
    </form>
  );
}

/** An action that finds something wrong gives back what it got, as the first values of the form that React resets. */
export const ActionGivesBack: Story = {
  render: () => <CorrectedForm />,
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await changeAll(form);
    await userEvent.selectOptions(canvas.getByLabelText('Kind'), valuedFields.gift.next);
    // files are chosen anew
    const { files: _, ...others } = sendsOf('next');
    const sent = { ...others, kind: [valuedFields.gift.next] };
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await canvas.findByRole('button', { name: 'Send again' });
    await waitFor(() => expect(sentBy(form)).toEqual({ ...native, ...sent }));
    const shown = (name: string) => within(fieldIn(form, name)).getByRole('textbox');
    await expect(shown('amount')).toHaveValue('2,500');
    await expect(shown('born')).toHaveValue('31-01-2000');
  },
};

function OneFieldForm({ label, field }: { label: string; field: (typeof choices)[number] }) {
  const [value, setValue] = useState<string>('no');
  const [count, send] = useActionState((before: number) => before + 1, 0);
  return (
    <form aria-label={label} action={send}>
      {field.held(value, setValue)}
      <Button type="submit">{`Sent ${count}`}</Button>
    </form>
  );
}

const choices = [
  {
    change: (form: HTMLElement) => userEvent.selectOptions(within(form).getByLabelText('Choice'), 'yes'),
    held: (value: string, onChange: (value: string) => void) => (
      <Select
        name="choice"
        label="Choice"
        options={options}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    ),
  },
  ...[RadioGroup, SegmentedControl].map((Field) => ({
    change: (form: HTMLElement) => userEvent.click(within(form).getByRole('radio', { name: 'Yes, please' })),
    held: (value: string, onChange: (value: string) => void) => (
      <Field name="choice" label="Choice" options={options} value={value} onChange={onChange} />
    ),
  })),
  ...[Checkbox, Switch].map((Field) => ({
    change: (form: HTMLElement) => userEvent.click(within(form).getByLabelText('Choice')),
    held: (value: string, onChange: (value: string) => void) => (
      <Field
        name="choice"
        value="yes"
        label="Choice"
        checked={value === 'yes'}
        onChange={({ target }) => onChange(target.checked ? 'yes' : 'no')}
      />
    ),
  })),
];

/** A choice that the caller has is sent as it is shown, also after an action. */
export const ActionLeavesChoices: Story = {
  render: () => (
    <Stack>
      {choices.map((field, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
        <OneFieldForm key={n} label={`Claim ${n}`} field={field} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const [n, { change }] of choices.entries()) {
      const form = canvas.getAllByRole<HTMLFormElement>('form')[n] as HTMLFormElement;
      await change(form);
      await userEvent.click(within(form).getByRole('button', { name: 'Sent 0' }));
      await within(form).findByRole('button', { name: 'Sent 1' });
      await expect(sentBy(form)).toEqual({ choice: ['yes'] });
    }
  },
};

const invoice = new File(['%PDF'], 'invoice.pdf', { type: 'application/pdf' });

/** Files that the caller keeps are sent after a reset, too: they are still shown. */
export const KeptByTheCaller: Story = {
  render: () => (
    <>
      <form id="claim" aria-label="Claim">
        <Button type="reset">Begin again</Button>
      </form>
      <FileUpload
        label="Files"
        name="files"
        form="claim"
        files={[invoice]}
        maxFiles={1}
        texts={{
          prompt: 'Add your invoice',
          choose: 'Choose a file',
          slotsLeft: '{left} slots left',
          remove: 'Remove {file}',
          image: 'Image',
          refused: { count: 'Too many', type: 'Not this one', size: 'Too large' },
        }}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(sentBy(form)).toEqual({ files: ['invoice.pdf'] });
    await userEvent.click(canvas.getByRole('button', { name: 'Begin again' }));
    await waitFor(() => expect(sentBy(form)).toEqual({ files: ['invoice.pdf'] }));
  },
};
