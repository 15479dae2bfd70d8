import { Callout } from '@potli/ui/Callout';
import { Container, Section } from '@potli/ui/Layout';
import { Loading } from '@potli/ui/Loading';
import { useNavigate } from '@tanstack/react-router';
import { WifiOff } from 'lucide';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useApp } from '../../app/App.tsx';
import { paths } from '../../lib/paths.ts';
import { SERVER_SILENT } from '../serverSilent.ts';

/** Lets members in whose session the server confirms; sends all others home (docs/product/dashboard.md#guard). */
export function Guard({ children }: { children: ReactNode }) {
  const { session } = useApp();
  const navigate = useNavigate();
  const guard = useSyncExternalStore(session.subscribe, session.guard, () => 'checking' as const);
  useEffect(() => session.enterGuard(), [session]);
  useEffect(() => {
    if (guard === 'turnedAway') void navigate({ to: paths.home, replace: true });
  }, [guard, navigate]);

  if (guard === 'admitted') return children;
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
