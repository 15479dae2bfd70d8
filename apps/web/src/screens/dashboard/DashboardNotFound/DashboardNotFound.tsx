import { useNavigate } from '@tanstack/react-router';
import { MissingPage } from '../../../components/MissingPage/MissingPage.tsx';
import { useCountdown } from '../../../lib/useCountdown.ts';

/** Any dashboard path that is no screen (docs/product/dashboard.md#missing-pages). */
export function DashboardNotFound() {
  const navigate = useNavigate();
  const left = useCountdown(5, () => void navigate({ to: '/user_dashboard' }));
  return (
    <MissingPage
      text={`Redirecting to Dashboard in ${left} seconds...`}
      announcement="Redirecting to Dashboard"
      href="/user_dashboard"
      action="Go to Dashboard now"
    />
  );
}
