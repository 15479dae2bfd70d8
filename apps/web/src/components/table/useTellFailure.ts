import { useToast } from '@potli/ui/components/Toast/ToastProvider';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

/** A toast each time that a query fails and there is a `text`; it is told whether rows of before stay. */
export function useTellFailure(
  { error, data, errorUpdateCount }: UseQueryResult<unknown>,
  text: (error: Error, hasRows: boolean) => string | undefined,
) {
  const toast = useToast();
  const tell = useEffectEvent((failure: Error) => {
    const said = text(failure, data !== undefined);
    if (said) toast.error(said);
  });
  useEffect(() => {
    if (error && errorUpdateCount > 0) tell(error);
  }, [error, errorUpdateCount]);
}
