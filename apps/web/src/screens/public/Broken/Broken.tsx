import { ErrorState } from '@potli/ui/ErrorState';
import { Container, Section } from '@potli/ui/Layout';
import { Loading } from '@potli/ui/Loading';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { isUnreachable } from '../../../components/failureText.ts';
import { useOffline } from '../../../lib/connection.ts';
import { isLeaving, untilStaying } from '../../../lib/leaving.ts';

interface BrokenProps {
  /** Why the page did not load. */
  error: unknown;
  /** Replaces loading the whole page again. */
  reload?: () => void;
}

/** A call without an answer is tried again so often (ms). */
const AGAIN_MS = 10_000;

const reloadPage = () => window.location.reload();

/** A page that did not load: says whose fault it is. It tries again on request, and by itself with the connection. */
export function Broken({ error, reload = reloadPage }: BrokenProps) {
  const router = useRouter();
  const offline = useOffline();
  const unreachable = offline || isUnreachable(error);
  // a script that did not load is asked for again by a new page only
  const retry = () => (error instanceof TypeError ? reload() : void router.invalidate());
  useRetries(unreachable, offline, retry);
  if (useLeaving()) return <Loading text="Loading..." />;
  return (
    <Container>
      <Section spacing="band">
        <ErrorState
          title={unreachable ? 'You seem to be offline' : 'This page did not load'}
          text={
            unreachable
              ? 'This page opens by itself when your connection is back. Your clicks and cashback are safe.'
              : 'Something went wrong on our side. Your clicks and cashback are safe.'
          }
          retryLabel="Try again"
          onRetry={retry}
        />
      </Section>
    </Container>
  );
}

/** Tries again as soon as the browser is back online; where it never was offline, from time to time. */
function useRetries(unreachable: boolean, offline: boolean, retry: () => void) {
  const latest = useEffectEvent(retry);
  useEffect(() => {
    if (!unreachable || offline) return;
    const timer = setInterval(latest, AGAIN_MS);
    return () => clearInterval(timer);
  }, [unreachable, offline]);
  useEffect(() => {
    window.addEventListener('online', latest);
    return () => window.removeEventListener('online', latest);
  }, []);
}

/** Whether the visitor is leaving the page: it did not load because of that. */
function useLeaving(): boolean {
  const [leaving, setLeaving] = useState(isLeaving);
  useEffect(() => void untilStaying().then(() => setLeaving(false)), []);
  return leaving;
}
