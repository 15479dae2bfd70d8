import { type FormEvent, useEffect, useRef, useState } from 'react';
import { company } from '../../../company/company.ts';
import { type ContactErrors, checkContact, readContact } from './contactFields.ts';
import { toMailDraft } from './mailDraft.ts';

/** Checks the contact form and opens its draft in the mail program, by the link that can open it again. */
export function useContactDraft(subject: string) {
  const [errors, setErrors] = useState<ContactErrors>({});
  const [draft, setDraft] = useState<{ address: string }>();
  const draftLink = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (draft) draftLink.current?.click();
  }, [draft]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = readContact(form);
    const found = checkContact(fields);
    setErrors(found);
    const [wrong] = Object.keys(found);
    if (wrong) {
      focusOn(form, wrong);
      return;
    }
    const body = `${fields.message}\n\n${fields.name}`;
    setDraft({ address: toMailDraft({ to: company.support, subject, body }) });
  }

  return { errors, draft, draftLink, submit };
}

function focusOn(form: HTMLFormElement, name: string) {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}
