import { RETURN_FILE_MOST_MB, readReturnFile } from '@potli/api/contract/adminTransferFiles';
import { Button } from '@potli/ui/Button';
import { FileUpload } from '@potli/ui/FileUpload';
import { Heading } from '@potli/ui/Heading';
import { Row, Stack } from '@potli/ui/Layout';
import { Text } from '@potli/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../app/App.tsx';
import { handleSubmit } from '../../../components/forms/handleSubmit.ts';
import { Refusal } from '../../../components/forms/Refusal.tsx';
import { pluralize } from '../../../lib/pluralize.ts';
import { toBase64 } from '../../../lib/toBase64.ts';
import { changesOf, ReturnResult } from './ReturnResult.tsx';
import { useFilesAgain } from './useFilesAgain.ts';

const texts = {
  prompt: 'Drop the file here, or choose it',
  choose: 'Choose',
  slotsLeft: `The file as the bank gave it, at most ${RETURN_FILE_MOST_MB} MB`,
  remove: 'Remove {file}',
  image: 'Image',
  refused: {
    type: '{file} is no file of a bank.',
    size: `{file} is larger than ${RETURN_FILE_MOST_MB} MB. Let the operator read it by "potli payouts return-file".`,
    count: 'One file at a time.',
  },
} as const;

/** The answer of the bank to a file: first what it would do, then that (docs/banks.md#neft-file). */
export function ReturnFile() {
  const { api } = useApp();
  const readAgain = useFilesAgain();
  const [file, setFile] = useState<File>();
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: async ({ sent, applies }: { sent: File; applies: boolean }) =>
      api.call(readReturnFile, { body: { fileName: sent.name, bytes: await toBase64(sent), applies } }),
    onSuccess: (answer) => (answer.isApplied ? readAgain() : undefined),
  });
  const send = (applies: boolean) => {
    setMissing(!file);
    if (file) mutate({ sent: file, applies });
  };
  const choose = ([chosen]: readonly File[]) => {
    setFile(chosen);
    setMissing(false);
    reset();
  };
  const changes = data && !data.isApplied ? changesOf(data) : 0;
  return (
    <form onSubmit={handleSubmit(() => send(false))} noValidate aria-label="Answer of the bank">
      <Stack gap="m">
        <Heading level={2}>Answer of the bank</Heading>
        <Text tone="muted">Checking the file changes nothing: you see first what each line would do.</Text>
        <FileUpload
          label="File of the bank"
          texts={texts}
          files={file ? [file] : []}
          maxFiles={1}
          maxBytes={RETURN_FILE_MOST_MB * 1_000_000}
          disabled={isPending}
          error={isMissing ? 'Choose a file' : undefined}
          onFilesChange={choose}
        />
        <Refusal error={error} />
        {data && file && <ReturnResult key={String(data.isApplied)} fileName={file.name} answer={data} />}
        <Row gap="m" wrap>
          {changes > 0 && (
            <Button variant="secondary" busy={isPending} onClick={() => send(true)}>
              {`Apply ${pluralize(changes, 'line')}`}
            </Button>
          )}
          {!data && (
            <Button type="submit" busy={isPending}>
              Check the file
            </Button>
          )}
          {data && (
            <Button variant="outline" disabled={isPending} onClick={() => choose([])}>
              Choose another file
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  );
}
