import { ContentType } from '@potli/api/contract/contentTypes';
import { addFaqs, type FaqEntry } from '@potli/api/contract/dashboardContent';
import { Button } from '@potli/ui/Button';
import { Callout } from '@potli/ui/Callout';
import { Dialog, DialogFoot } from '@potli/ui/Dialog';
import { Stack } from '@potli/ui/Layout';
import { Select } from '@potli/ui/Select';
import { TextArea } from '@potli/ui/TextArea';
import { TextField } from '@potli/ui/TextField';
import { TriangleAlert } from 'lucide';
import { type FormEvent, useState } from 'react';
import { useApp } from '../../../app/App.tsx';
import { contentOptions } from '../../../features/content/contentLabel.ts';
import { useSaveContent } from '../../../features/content/useSaveContent.ts';

const texts = { saved: 'FAQ added successfully', failed: 'An error occurred while adding the FAQ' };

/** The dialog in which an admin writes a question and its answer. */
export function AddFaq({ onClose }: { onClose: () => void }) {
  const { api } = useApp();
  const [contentType, setContentType] = useState<ContentType>();
  const [faq, setFaq] = useState<FaqEntry>({ question: '', answer: '' });
  const [incomplete, setIncomplete] = useState(false);
  const { mutate, isPending } = useSaveContent({
    save: (added: { contentType: ContentType; faq: FaqEntry }) =>
      api.call(addFaqs, { query: { contentType: added.contentType }, body: [added.faq] }),
    texts,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const complete = Boolean(contentType && faq.question.trim() && faq.answer.trim());
    setIncomplete(!complete);
    if (contentType && complete) mutate({ contentType, faq }, { onSuccess: onClose });
  };
  return (
    <Dialog open onOpenChange={onClose} title="Add FAQ" closeLabel="Close">
      <form noValidate onSubmit={submit}>
        <Stack>
          <Select
            label="Content type"
            required
            placeholder="Choose a content type"
            options={contentOptions(ContentType.options)}
            value={contentType ?? ''}
            onChange={({ target }) => setContentType(ContentType.options.find((type) => type === target.value))}
          />
          <TextField
            label="Question"
            required
            maxLength={500}
            value={faq.question}
            onChange={({ target }) => setFaq({ ...faq, question: target.value })}
          />
          <TextArea
            label="Answer"
            required
            rows={5}
            maxLength={5000}
            value={faq.answer}
            onChange={({ target }) => setFaq({ ...faq, answer: target.value })}
          />
          {incomplete && (
            <Callout icon={TriangleAlert} tone="danger" role="alert">
              Please fill all fields
            </Callout>
          )}
          <DialogFoot>
            <Button type="submit" variant="secondary" size="lg" block busy={isPending}>
              Add FAQ
            </Button>
          </DialogFoot>
        </Stack>
      </form>
    </Dialog>
  );
}
