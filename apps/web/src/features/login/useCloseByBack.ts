import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/**
 * On phones, Back is expected to close what lies over the page. While `isOver`, it calls `onBack`, and the page stays
 * (docs/product/login.md#modal). No script can stay where Back leads to another document.
 */
export function useCloseByBack(onBack: () => void, isOver: boolean): void {
  const { history } = useRouter();
  const close = useEffectEvent(onBack);
  useEffect(() => {
    if (!isOver) return;
    return history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action }) => {
        if (action === 'BACK') close();
        return action === 'BACK';
      },
    });
  }, [history, isOver]);
}
