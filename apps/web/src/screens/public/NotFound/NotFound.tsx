import { useNavigate } from '@tanstack/react-router';
import { MissingPage } from '../../../components/MissingPage/MissingPage.tsx';
import { useCountdown } from '../../../lib/useCountdown.ts';

/** Any path that is no page: home after five seconds (spec, section 2). */
export function NotFound() {
  const navigate = useNavigate();
  const left = useCountdown(5, () => void navigate({ to: '/' }));
  return <MissingPage text={`Redirecting to Home in ${left} seconds...`} announcement="Redirecting to Home" href="/" />;
}
