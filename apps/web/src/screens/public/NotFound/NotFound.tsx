import { MissingPage } from '../../../components/MissingPage.tsx';
import { paths } from '../../../lib/paths.ts';

/** Any path that is no page. */
export function NotFound() {
  return <MissingPage to={paths.home} name="Home" />;
}
