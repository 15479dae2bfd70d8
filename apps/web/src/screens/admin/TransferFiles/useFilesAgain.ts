import { getTransferQueue, listTransferFiles } from '@potli/api/contract/adminTransferFiles';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate } from '../../../app/apiQuery.ts';

/** Reads the queue and the files again, after something has changed them. */
export function useFilesAgain(): () => Promise<unknown> {
  const cache = useQueryClient();
  return () => Promise.all([getTransferQueue, listTransferFiles].map((endpoint) => invalidate(cache, endpoint)));
}
