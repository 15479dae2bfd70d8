import { useToast } from '@potli/ui/components/Toast/ToastProvider';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useApp } from '../app.tsx';

/** Ends the session, says so and goes home (spec, section 4). What the member saw leaves the cache too. */
export function useLogout(): () => Promise<void> {
  const { session } = useApp();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  return async () => {
    await session.logout();
    queryClient.removeQueries({ queryKey: ['mine'] });
    toast.success('Logout Successful');
    await navigate({ to: '/' });
  };
}
