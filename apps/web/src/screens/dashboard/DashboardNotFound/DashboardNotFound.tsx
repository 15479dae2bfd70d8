import { MissingPage } from '../../../components/MissingPage.tsx';
import { paths } from '../../../lib/paths.ts';

/** Any path below the dashboard that is no screen (docs/product/dashboard.md#missing-pages). */
export function DashboardNotFound() {
  return <MissingPage to={paths.dashboard} name="Dashboard" />;
}
