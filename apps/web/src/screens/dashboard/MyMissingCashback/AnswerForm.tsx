import type { Dispute } from '@potli/api/contract/disputes';
import { Button } from '@potli/ui/Button';
import { Callout } from '@potli/ui/Callout';
import { Row, Stack } from '@potli/ui/Layout';
import { Progress } from '@potli/ui/Progress';
import { TextArea } from '@potli/ui/TextArea';
import { CircleAlert } from 'lucide';
import { useState } from 'react';
import { handleSubmit } from '../../../components/forms/handleSubmit.ts';
import { useDraft } from '../../../features/session/useDraft.ts';
import { largestFile } from '../../../features/uploads/fitFile.ts';
import { ProofFiles } from '../../../features/uploads/ProofFiles.tsx';
import { useAnswer } from './useAnswer.ts';

/** The member's answer to what we asked about a claim: words, files or both. */
export function AnswerForm({ dispute }: { dispute: Dispute }) {
  const [words, setWords] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isEmpty, setEmpty] = useState(false);
  useDraft({
    form: `answer to claim ${dispute.id}`,
    typed: words === '' && files.length === 0 ? undefined : { words, files },
    restore(draft) {
      setWords(draft.words);
      setFiles(draft.files);
    },
  });
  const { send, isSending, progress, refusal } = useAnswer(dispute);
  const submit = () => {
    const hasNothing = words.trim() === '' && files.length === 0;
    setEmpty(hasNothing);
    if (!hasNothing && !isSending) send({ words, files });
  };
  return (
    <form noValidate aria-label="Your answer" aria-busy={isSending} onSubmit={handleSubmit(submit)}>
      <Stack gap="l">
        <TextArea
          label="Your answer"
          value={words}
          maxLength={2000}
          disabled={isSending}
          error={isEmpty && 'Write a few words, or add a file.'}
          onChange={(event) => setWords(event.target.value)}
        />
        <ProofFiles files={files} maxBytes={largestFile} disabled={isSending} onFilesChange={setFiles} />
        {refusal && !isSending && (
          <Callout icon={CircleAlert} tone="danger" role="alert">
            {refusal}
          </Callout>
        )}
        {progress !== undefined && <Progress label="Uploading files..." value={progress} />}
        <Row justify="end">
          <Button type="submit" variant="secondary" busy={isSending}>
            Send answer
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
