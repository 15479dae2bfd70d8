import { useToast } from '@potli/ui/Toast';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

/** Shows a toast each time a query fails and `toText` returns a text. `hasData`: an earlier answer is still shown. */
export function useErrorToast(
  { error, data, errorUpdateCount }: UseQueryResult<unknown>,
  toText: (error: Error, hasData: boolean) => string | undefined,
) {
  const toast = useToast();
  const show = useEffectEvent((failure: Error) => {
    const text = toText(failure, data !== undefined);
    if (text) toast.error(text);
  });
  useEffect(() => {
    if (error && errorUpdateCount > 0) show(error);
  }, [error, errorUpdateCount]);
}
