import { MissingPage } from '../../../components/MissingPage.tsx';

/** Any path that is no page. */
export function NotFound() {
  return <MissingPage to="/" name="Home" />;
}
