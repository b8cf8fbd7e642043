import { lazy, Suspense } from 'react';
import { useHydrated } from '../../lib/use-hydrated';
import { PageLoading } from '../../ui/page-loading';

// The server build leaves the dashboard out altogether: it lives in the owner's browser only.
const AdminPage = import.meta.env.SSR ? null : lazy(loadEarly());

/** Loads the dashboard's code while the page is still coming alive; a load that failed is tried once more. */
function loadEarly() {
  const load = () => import('./admin-page');
  const early = load();
  early.catch(() => undefined);
  return () => early.catch(load);
}

export default function AdminShell() {
  const isAlive = useHydrated();
  return (
    <>
      <noscript>
        <p className="page-width py-8">The dashboard needs JavaScript.</p>
      </noscript>
      {isAlive && AdminPage ? (
        <Suspense fallback={<PageLoading />}>
          <AdminPage />
        </Suspense>
      ) : (
        <PageLoading />
      )}
    </>
  );
}
