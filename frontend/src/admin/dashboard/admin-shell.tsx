import { lazy, Suspense } from 'react';
import { useHydrated } from '../../lib/hooks/use-hydrated';
import { PageLoading } from '../../ui/page-loading';

// The dashboard is not part of the server build, because it is rendered in the browser only.
const AdminPage = import.meta.env.SSR ? null : lazy(loadEarly());

/** Loads the dashboard's code during hydration, and retries once on failure. */
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
