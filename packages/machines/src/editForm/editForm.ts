/** One message for each field that is not correct. */
export type FieldErrors<Form> = Partial<Record<keyof Form, string>>;

/** What the machine of every such form keeps. */
export interface EditFormContext<Form> {
  form: Form;
  fieldErrors: FieldErrors<Form>;
}

export type EditFormEvent<Change extends { field: unknown }> =
  | { type: 'load.retried' }
  | { type: 'update.chosen' }
  | { type: 'edit.cancelled' }
  | ({ type: 'field.changed' } & Change)
  | { type: 'field.left'; field: Change['field'] }
  | { type: 'form.submitted' };

/** What is on the screen: the saved values or the form; `busy` while the form is saved. */
export type EditFormTag = 'reading' | 'form' | 'busy';

/** Takes what the server has saved from the actor that loaded or saved it. */
export const takeOutput = {
  type: 'takeSaved',
  params: <Saved>({ event }: { event: { output: Saved } }) => event.output,
} as const;

interface Save<Actor extends string, Message extends string> {
  id: Actor;
  src: Actor;
  input: <Form>(now: { context: { form: Form } }) => Form;
  onDone: {
    target: 'reading';
    actions: [typeof takeOutput, { type: 'announceSaved'; params: Message }];
  };
}

/**
 * What machines have in common that show saved values and change them in a form: `loading`, then `reading` or `editing`,
 * then `creating` or `updating`. Each of them adds how it loads, what makes a form incorrect, and what a failure shows.
 * @param errorsOf - all that keeps the form from being saved
 */
export function editForm<Form, Context extends EditFormContext<Form>>(
  errorsOf: (context: Context) => FieldErrors<Form>,
) {
  type Now = { context: Context };
  return {
    assigners: {
      showErrors: ({ context }: Now) => ({ fieldErrors: errorsOf(context) }),
      showErrorOf: ({ context }: Now, field: keyof Form) => ({
        fieldErrors: { ...context.fieldErrors, [field]: errorsOf(context)[field] },
      }),
    },
    guards: {
      isIncorrect: ({ context }: Now) => Object.keys(errorsOf(context)).length > 0,
      isFilled: ({ context }: Now, field: keyof Form) => context.form[field] !== '',
    },
    reading: { tags: 'reading', on: { 'update.chosen': 'editing' } },
    /** Events while editing; the machine adds `form.submitted`. */
    editing: {
      'field.changed': { actions: { type: 'takeChange', params: <Change>({ event }: { event: Change }) => event } },
      // an empty field shows its error when the form is submitted
      'field.left': {
        guard: { type: 'isFilled', params: toField },
        actions: { type: 'showErrorOf', params: toField },
      },
      'edit.cancelled': { guard: 'exists', target: 'reading', actions: 'restoreForm' },
    },
    /** The actor that saves the form, and what its success does; the machine adds `onError`. */
    save: <Actor extends string, Message extends string>(actor: Actor, message: Message): Save<Actor, Message> => ({
      id: actor,
      src: actor,
      input: ({ context }) => context.form,
      onDone: {
        target: 'reading',
        actions: [takeOutput, { type: 'announceSaved', params: message }],
      },
    }),
  } as const;
}

function toField<Field>({ event }: { event: { field: Field } }): Field {
  return event.field;
}
