import { answerDispute, type Dispute, listMyDisputes } from '@potli/api/contract/disputes';
import { firstError } from '@potli/api/errors';
import { useToast } from '@potli/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../../app/App.tsx';
import { invalidate } from '../../../app/apiQuery.ts';
import { uploadFiles } from '../../../features/uploads/uploadFiles.ts';

interface Sent {
  files: readonly File[];
  links: readonly string[];
}

const nothing: Sent = { files: [], links: [] };

/** Sends the member's answer: first its files, once, then the words. Leaving the screen ends an upload. */
export function useAnswer({ id }: Pick<Dispute, 'id'>) {
  const { api } = useApp();
  const cache = useQueryClient();
  const toast = useToast();
  // files that are there already are not sent a second time
  const sent = useRef(nothing);
  const upload = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<number>();
  useEffect(() => () => upload.current?.abort(), []);

  async function linksOf(files: readonly File[]): Promise<readonly string[]> {
    if (sent.current.files === files) return sent.current.links;
    upload.current = new AbortController();
    setProgress(0);
    try {
      const links = await uploadFiles(api, { files, report: setProgress }, upload.current.signal);
      sent.current = { files, links };
      return links;
    } finally {
      setProgress(undefined);
    }
  }

  const { mutate, isPending, error } = useMutation({
    async mutationFn({ words, files }: { words: string; files: readonly File[] }) {
      const downloadLinks = files.length === 0 ? [] : [...(await linksOf(files))];
      await api.call(answerDispute, { params: { id }, body: { words, downloadLinks } });
      await invalidate(cache, listMyDisputes);
    },
    onSuccess: () => toast.success('Thank you. We look at it again.'),
  });
  const refusal = error ? firstError(error, 'Your answer could not be sent. Please try again.') : undefined;
  return { send: mutate, isSending: isPending, progress, refusal };
}
