import { useNavigate } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useApp } from '../../app/App.tsx';
import { paths } from '../../lib/paths.ts';
import { useLogin } from '../session/login.ts';

/**
 * Props of Claim Cashback (docs/product/clickout.md#offline-shops): a member goes to the claim form, prefilled; a
 * visitor logs in on the way.
 */
export function useClaim() {
  const { session } = useApp();
  const { openLogin } = useLogin();
  const navigate = useNavigate();

  return ({ source, id }: { source: 'STORE' | 'CREDIT_CARD' | 'FLASH_DEAL'; id: string }) => {
    const href = `${paths.claimForm}?${new URLSearchParams({ source, id })}`;
    return {
      href,
      replayId: `claim-${source}-${id}`,
      onClick: (event: MouseEvent) => {
        event.preventDefault();
        if (session.status() === 'member') void navigate({ href });
        else openLogin({ kind: 'claim', link: href });
      },
    };
  };
}

/** Explains Claim Cashback beside it (docs/product/clickout.md#offline-shops). */
export const claimNote = 'This shop reports sales by claim. Shop first, then claim your cashback with the order id.';
