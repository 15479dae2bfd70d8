import { type ToastApi, useToast } from '@potli/ui/Toast';
import { useEffect } from 'react';

interface Emitting {
  on(type: '*', handler: (event: { type: string; message: string }) => void): { unsubscribe(): void };
}

/** Shows events of a statechart as toasts. `tones` maps the type of an event to its toast; it must not change. */
export function useMachineToasts(actor: Emitting, tones: Record<string, keyof ToastApi>): void {
  const toast = useToast();
  useEffect(() => {
    const subscription = actor.on('*', ({ type, message }) => {
      const tone = tones[type];
      if (tone) toast[tone](message);
    });
    return () => subscription.unsubscribe();
  }, [actor, tones, toast]);
}
