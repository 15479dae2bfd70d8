import { MissingPage } from '../../../components/MissingPage.tsx';

/** Any path below the dashboard that is no screen (docs/product/dashboard.md#missing-pages). */
export function DashboardNotFound() {
  return <MissingPage to="/user_dashboard" name="Dashboard" />;
}
