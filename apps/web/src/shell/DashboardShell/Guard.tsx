import { Callout } from '@potli/ui/Callout';
import { Container, Section } from '@potli/ui/Layout';
import { Loading } from '@potli/ui/Loading';
import { useNavigate } from '@tanstack/react-router';
import { WifiOff } from 'lucide';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useApp } from '../../app/App.tsx';
import { useLogin } from '../../features/session/login.ts';
import { paths } from '../../lib/paths.ts';
import { useLatch } from '../../lib/useLatch.ts';
import { SERVER_SILENT } from '../serverSilent.ts';
import { DashboardSidebar } from './DashboardSidebar.tsx';

/**
 * Lets members in whose session the server confirms. All others may log in here; who was in and is no more goes home
 * (docs/product/dashboard.md#guard).
 */
export function Guard({ children }: { children: ReactNode }) {
  const { session } = useApp();
  const navigate = useNavigate();
  const guard = useSyncExternalStore(session.subscribe, session.guard, () => 'checking' as const);
  useEffect(() => session.enterGuard(), [session]);
  const { openLogin, closeLogin } = useLogin();
  const wasAdmitted = useLatch(guard === 'admitted');
  useEffect(() => {
    if (guard !== 'turnedAway') return;
    if (wasAdmitted) {
      void navigate({ to: paths.home, replace: true });
      return;
    }
    openLogin({ kind: 'guard' });
    return closeLogin;
  }, [guard, wasAdmitted, navigate, openLogin, closeLogin]);

  if (guard === 'admitted') return children;
  // the frame behind the login box
  if (guard === 'turnedAway' && !wasAdmitted) return <DashboardSidebar>{null}</DashboardSidebar>;
  return (
    <Container as="main">
      <Section>
        {guard === 'unreachable' && (
          <Callout icon={WifiOff} tone="warn" role="status">
            {SERVER_SILENT}
          </Callout>
        )}
        <Loading text="Loading..." />
      </Section>
    </Container>
  );
}
