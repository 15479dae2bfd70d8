import { useToast } from '@potli/ui/Toast';
import { useNavigate } from '@tanstack/react-router';
import { useApp } from '../../app/App.tsx';
import { paths } from '../../lib/paths.ts';

/** Ends the session, says so and goes home (docs/product/login.md#logout). */
export function useLogout(): () => Promise<void> {
  const { session } = useApp();
  const navigate = useNavigate();
  const toast = useToast();
  return async () => {
    await session.logout();
    toast.success('Logout Successful');
    await navigate({ to: paths.home });
  };
}
