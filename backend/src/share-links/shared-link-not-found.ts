import { sharedPage } from './shared-page';

/** The page for an invalid link; it does not reveal whether the link ever existed. */
export const SHARED_LINK_NOT_FOUND = sharedPage(
  'Report not found',
  '<header><h1>Report not found</h1><p>The link may have expired or been revoked.</p></header>',
);
