import { Button } from '@potli/ui/Button';
import { Callout } from '@potli/ui/Callout';
import { Stack } from '@potli/ui/Layout';
import { Link } from '@potli/ui/Link';
import { TextArea } from '@potli/ui/TextArea';
import { TextField } from '@potli/ui/TextField';
import { MailCheck } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { company } from '../../../company/company.ts';
import { handleSubmit } from '../../../components/forms/handleSubmit.ts';
import { type ContactErrors, checkContact, readContact } from './contactFields.ts';
import { toMailDraft } from './mailDraft.ts';

/** Name and message as a mail draft; nothing is sent from here. Before any script the browser opens the draft. */
export function ContactForm({ subject }: { subject: string }) {
  const { errors, draft, draftLink, submit } = useContactDraft(subject);
  return (
    <form
      action={toMailDraft({ to: company.support, subject })}
      method="post"
      encType="text/plain"
      noValidate
      onSubmit={submit}
    >
      <Stack gap="xl">
        <TextField label="Name" name="name" required autoComplete="name" maxLength={80} error={errors.name} />
        <TextArea
          label="Message"
          name="message"
          required
          rows={6}
          maxLength={1500}
          error={errors.message}
          hint="For a question about an order, name the store and the click id."
        />
        <Button type="submit" variant="secondary" size="lg" block data-replay="contact">
          Open mail draft
        </Button>
        {draft && (
          <Callout icon={MailCheck} role="status">
            Your mail program has the draft. It reaches us when you send it there. Nothing opened?{' '}
            <Link ref={draftLink} href={draft.address}>
              Open the draft again
            </Link>{' '}
            or write to {company.support}.
          </Callout>
        )}
      </Stack>
    </form>
  );
}

/** Validates the contact form and opens its draft in the mail program, by clicking the link that opens it again. */
function useContactDraft(subject: string) {
  const [errors, setErrors] = useState<ContactErrors>({});
  const [draft, setDraft] = useState<{ address: string }>();
  const draftLink = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (draft) draftLink.current?.click();
  }, [draft]);

  const submit = handleSubmit((form) => {
    const fields = readContact(form);
    const found = checkContact(fields);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const body = `${fields.message}\n\n${fields.name}`;
    setDraft({ address: toMailDraft({ to: company.support, subject, body }) });
  });

  return { errors, draft, draftLink, submit };
}
