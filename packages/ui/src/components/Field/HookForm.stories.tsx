import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { options, sentBy, type ValuedField, valuedFields } from '../../stories/formFields.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { Select } from '../Select/Select.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';

const meta = {
  title: 'Components/Forms/With React Hook Form',
  parameters: { layout: 'padded' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Values = Record<string, unknown>;

const valued = Object.entries(valuedFields) as [string, ValuedField<unknown>][];
const valuesOf = (which: 'first' | 'next' | 'empty'): Values =>
  Object.fromEntries(valued.map(([name, field]) => [name, field[which]]));

/** Fields that are native inputs, which `register` reads and writes by itself. */
const native = {
  first: { name: 'Asha', words: 'Two\nlines', password: 'secret', kind: 'no', agree: true, mails: false },
  next: { name: 'Ravi', words: 'One line', password: 'other', kind: 'yes', agree: false, mails: true },
  empty: { name: '', words: '', password: '', kind: '', agree: false, mails: false },
};
const first = { ...native.first, ...valuesOf('first') };
const next = { ...native.next, ...valuesOf('next') };
const empty = { ...native.empty, ...valuesOf('empty') };

const MISSING = 'This is required';
const isFilled = (name: string, takesAll: boolean) => (value: unknown) =>
  takesAll || JSON.stringify(value) !== JSON.stringify(empty[name as keyof typeof empty]) || MISSING;

const onSend = fn<(values: Values) => void>();
/** The form of the story that is shown. */
const shownForm = { current: undefined as UseFormReturn<Values> | undefined };
const formOf = () => shownForm.current as UseFormReturn<Values>;

/** A form that takes nothing empty, unless it takes everything. */
function Claim({ defaultValues, takesAll = false }: { defaultValues: Values; takesAll?: boolean }) {
  const form = useForm<Values>({ defaultValues });
  useEffect(() => {
    shownForm.current = form;
  });
  const { register, control, handleSubmit, formState } = form;
  const bind = (name: string) => ({
    ...register(name, { validate: isFilled(name, takesAll) }),
    error: formState.errors[name]?.message as string | undefined,
  });
  return (
    <form aria-label="Claim" noValidate onSubmit={handleSubmit((values) => onSend({ ...values }))}>
      <Stack>
        <TextField {...bind('name')} label="Name" />
        <TextArea {...bind('words')} label="Words" />
        <PasswordField {...bind('password')} label="Password" showLabel="Show" hideLabel="Hide" />
        <Select {...bind('kind')} label="Kind" options={options} placeholder="Choose" />
        {valued.map(([name, { held }]) => (
          <div key={name} data-field={name}>
            <Controller
              name={name}
              control={control}
              rules={{ validate: isFilled(name, takesAll) }}
              render={({ field, fieldState }) => <>{held({ ...field, error: fieldState.error?.message })}</>}
            />
          </div>
        ))}
        <Checkbox {...bind('agree')} label="Agree" />
        <Switch {...bind('mails')} label="Mails" />
        <Button type="submit">Send</Button>
      </Stack>
    </form>
  );
}

const fieldIn = (shown: HTMLElement, name: string) => shown.querySelector(`[data-field=${name}]`) as HTMLElement;

async function changeAll(shown: HTMLElement): Promise<void> {
  const { getByLabelText } = within(shown);
  await typeAnewIn(getByLabelText('Name'), native.next.name);
  await typeAnewIn(getByLabelText('Words'), native.next.words);
  await typeAnewIn(getByLabelText('Password'), native.next.password);
  await userEvent.selectOptions(getByLabelText('Kind'), native.next.kind);
  for (const [name, { change }] of valued) await change(fieldIn(shown, name));
  await userEvent.click(getByLabelText('Agree'));
  await userEvent.click(getByLabelText('Mails'));
}

async function typeAnewIn(input: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(input);
  await userEvent.type(input, text);
}

const boxes = (values: typeof native.first) => ({
  ...(values.agree && { agree: ['on'] }),
  ...(values.mails && { mails: ['on'] }),
});

/** What a native form with these values sends. */
const sends = (which: 'first' | 'next') => {
  const { agree: _, mails: __, ...texts } = native[which];
  const ofTexts = Object.entries(texts).map(([name, value]) => [name, [value]] as const);
  const ofValued = valued.map(([name, field]) => [name, field.sends(field[which])] as const);
  const all = Object.fromEntries([...ofTexts, ...ofValued].filter(([, values]) => values.length > 0));
  return { ...all, ...boxes(native[which]) };
};

/** The library has the values that the fields show: at first, as they are changed, and after a reset. */
export const SameValues: Story = {
  render: () => <Claim defaultValues={first} takesAll />,
  play: async ({ canvas }) => {
    const shown = canvas.getByRole<HTMLFormElement>('form');
    const send = () => userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(sentBy(shown)).toEqual(sends('first'));
    await expect(formOf().formState.isDirty).toBe(false);

    await changeAll(shown);
    await expect(sentBy(shown)).toEqual(sends('next'));
    await waitFor(() => expect(Object.keys(formOf().formState.dirtyFields).sort()).toEqual(Object.keys(next).sort()));

    formOf().reset();
    await waitFor(() => expect(sentBy(shown)).toEqual(sends('first')));
    await expect(formOf().formState.isDirty).toBe(false);

    formOf().reset(next);
    await waitFor(() => expect(sentBy(shown)).toEqual(sends('next')));
    await send();
    await waitFor(() => expect(onSend).toHaveBeenLastCalledWith(next));
    // the same values again: the browser resets its controls, and they get them back
    formOf().reset(next);
    await waitFor(() => expect(sentBy(shown)).toEqual(sends('next')));
  },
};

/** What is missing is said at each field; the first one has the focus, and each can get it. */
export const Invalid: Story = {
  render: () => <Claim defaultValues={empty} />,
  play: async ({ canvas }) => {
    const shown = canvas.getByRole<HTMLFormElement>('form');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getAllByText(MISSING)).toHaveLength(Object.keys(empty).length));
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
    await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription(MISSING);

    for (const [name] of valued) {
      formOf().setFocus(name);
      await waitFor(() => expect(fieldIn(shown, name)).toContainElement(document.activeElement as HTMLElement));
    }

    await changeAll(shown);
    await waitFor(() => expect(canvas.getAllByText(MISSING)).toHaveLength(1));
    await expect(onSend).not.toHaveBeenCalled();
  },
};

/** A field that cannot be left empty is the first that is found wrong, whichever it is. */
export const FirstInvalid: Story = {
  render: () => <Claim defaultValues={next} />,
  play: async ({ canvas }) => {
    const shown = canvas.getByRole<HTMLFormElement>('form');
    const unfocused: string[] = [];
    for (const [name] of valued) {
      formOf().reset({ ...next, agree: true, [name]: empty[name as keyof typeof empty] });
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await waitFor(() => expect(fieldIn(shown, name)).toHaveTextContent(MISSING));
      if (!fieldIn(shown, name).contains(document.activeElement)) unfocused.push(name);
    }
    await expect(unfocused).toEqual([]);
  },
};
