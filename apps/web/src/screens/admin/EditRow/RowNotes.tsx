import type { CatalogueRow } from '@potli/api/contract/adminCatalogue';
import {
  addCatalogueNote,
  type CatalogueNote,
  listCatalogueNotes,
  NOTE_LENGTH,
  takeBackCatalogueNote,
} from '@potli/api/contract/adminNotes';
import { firstError } from '@potli/api/errors';
import { Button } from '@potli/ui/Button';
import { ErrorState } from '@potli/ui/ErrorState';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import { Row, Stack } from '@potli/ui/Layout';
import { Loading } from '@potli/ui/Loading';
import { Panel } from '@potli/ui/Panel';
import { Text } from '@potli/ui/Text';
import { TextArea } from '@potli/ui/TextArea';
import { useToast } from '@potli/ui/Toast';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApp } from '../../../app/App.tsx';
import { invalidate } from '../../../app/apiQuery.ts';
import { useNameOf } from '../../../features/staff/useNameOf.ts';

interface RowNotesProps {
  row: Pick<CatalogueRow, 'kind' | 'key'>;
}

const PAGE_SIZE = 10;

/** What colleagues left on a row for each other, newest first. Only editors read them. */
export function RowNotes({ row: { kind, key } }: RowNotesProps) {
  const { api } = useApp();
  const cache = useQueryClient();
  const toast = useToast();
  const params = { kind, key };
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [listCatalogueNotes.method, listCatalogueNotes.path, kind, key],
    queryFn: ({ pageParam, signal }) =>
      api.call(listCatalogueNotes, { params, query: { pageNumber: pageParam, pageSize: PAGE_SIZE } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (pages.length < last.totalPages ? pages.length : undefined),
  });
  const takeBack = useMutation({
    mutationFn: (id: string) => api.call(takeBackCatalogueNote, { params: { ...params, id } }),
    onSuccess: () => invalidate(cache, listCatalogueNotes),
    onError: (error) => toast.error(firstError(error, 'The note could not be taken back. Please try again.')),
  });
  if (isError)
    return (
      <ErrorState
        title="The notes did not load"
        text="The row itself is safe."
        retryLabel="Try again"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data) return <Loading text="Loading..." />;
  const notes = data.pages.flatMap(({ rows }) => rows);
  return (
    <Stack gap="l">
      <NewNote params={params} />
      {notes.length === 0 && <Text tone="muted">Nobody has left a note on this row yet.</Text>}
      {notes.map((note) => (
        <Note
          key={note.id}
          note={note}
          isPending={takeBack.isPending && takeBack.variables === note.id}
          onTakeBack={takeBack.mutate}
        />
      ))}
      {hasNextPage && (
        <Row justify="center">
          <Button variant="outline" busy={isFetching} onClick={() => void fetchNextPage()}>
            Earlier notes
          </Button>
        </Row>
      )}
    </Stack>
  );
}

function NewNote({ params }: { params: RowNotesProps['row'] }) {
  const { api } = useApp();
  const cache = useQueryClient();
  const toast = useToast();
  const [text, setText] = useState('');
  const add = useMutation({
    mutationFn: () => api.call(addCatalogueNote, { params, body: { text } }),
    async onSuccess() {
      await invalidate(cache, listCatalogueNotes);
      setText('');
      toast.success('Your colleagues can read it here.');
    },
    onError: (error) => toast.error(firstError(error, 'The note was not kept. Please try again.')),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') add.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="m">
        <TextArea
          label="Note for colleagues"
          hint="Plain text. Visitors never see it, and no export has it."
          value={text}
          maxLength={NOTE_LENGTH}
          onChange={({ target }) => setText(target.value)}
        />
        <Row>
          <Button type="submit" busy={add.isPending} disabled={text.trim() === ''}>
            Leave the note
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

/** A plain text line by line, as it was written. */
const Lines = ({ text }: { text: string }) => (
  <div>
    {text.split('\n').map((line, place) => (
      <Text key={place}>{line || '\u00a0'}</Text>
    ))}
  </div>
);

interface NoteProps {
  note: CatalogueNote;
  isPending: boolean;
  onTakeBack: (id: string) => void;
}

function Note({ note, isPending, onTakeBack }: NoteProps) {
  const { id, text, writtenAt, writtenBy, takenBackAt, takenBackBy, mayTakeBack } = note;
  const nameOf = useNameOf();
  const when = formatDateTime(writtenAt, '');
  return (
    <Panel as="article" aria-label={`Note of ${when}`} padding="snug">
      <Stack gap="s">
        {text === null ? (
          <Text
            tone="muted"
            wholeDates
          >{`Taken back on ${formatDateTime(takenBackAt, '')} by ${nameOf(takenBackBy ?? '')}`}</Text>
        ) : (
          <Lines text={text} />
        )}
        <Row justify="between" wrap>
          <Text tone="muted" wholeDates>{`${when} by ${nameOf(writtenBy)}`}</Text>
          {mayTakeBack && (
            <Button
              variant="ghost"
              size="sm"
              busy={isPending}
              aria-label={`Take back the note of ${when}`}
              onClick={() => onTakeBack(id)}
            >
              Take back
            </Button>
          )}
        </Row>
      </Stack>
    </Panel>
  );
}
