import NotFoundPage from '../../ui/not-found-page';
import { useMissingText } from '../missing-text';

/** The page of an address without one. */
export default function MissingPage() {
  return <NotFoundPage text={useMissingText()} />;
}
