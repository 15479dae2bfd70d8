import { useNavigate } from '@tanstack/react-router';
import { MissingPage } from '../../../components/MissingPage/MissingPage.tsx';
import { useCountdown } from '../../../lib/useCountdown.ts';

/** Any path that is no page: home after five seconds (docs/product/site.md#missing-pages). */
export function NotFound() {
  const navigate = useNavigate();
  const left = useCountdown(5, () => void navigate({ to: '/' }));
  return <MissingPage text={`Redirecting to Home in ${left} seconds...`} announcement="Redirecting to Home" href="/" />;
}
