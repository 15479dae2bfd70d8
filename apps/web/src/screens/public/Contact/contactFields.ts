import { fieldText } from '../../../components/forms/fieldText.ts';

export interface ContactFields {
  name: string;
  message: string;
}

export type ContactErrors = Partial<ContactFields>;

/** Fewest characters that a message may have (docs/product/company.md#contact). */
const MESSAGE_MIN = 5;

export function readContact(form: HTMLFormElement): ContactFields {
  return { name: fieldText(form, 'name').trim(), message: fieldText(form, 'message').trim() };
}

/** What is wrong with each field; empty where a draft may be opened. */
export function checkContact({ name, message }: ContactFields): ContactErrors {
  return {
    ...(name === '' && { name: 'Please enter your name.' }),
    ...(message === '' && { message: 'Please enter your message.' }),
    ...(message !== '' &&
      message.length < MESSAGE_MIN && { message: `Your message needs at least ${MESSAGE_MIN} characters.` }),
  };
}
