import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { analyticsSummaryQuery } from '../api/analytics/live-summary';
import { ownerQuery, wasSignedIn } from '../../api/auth';
import { SignInScreen } from '../features/account/sign-in/sign-in-screen';
import { Notice } from '../../ui/notice';
import { Toaster } from '../../ui/toaster';
import { PageLoading } from '../../ui/page-loading';
import { Dashboard } from './dashboard';
import { tabOf } from './dashboard-tabs';

const openedTab = tabOf(new URLSearchParams(window.location.search));
// A returning owner is probably still signed in, so the tab's code and data are loaded along with the session.
if (wasSignedIn()) openedTab.preload();

/** The sign-in screen or the dashboard, depending on the session. The browser's hint only affects the first paint. */
export default function AdminPage() {
  return (
    <>
      <Screen />
      <Toaster />
    </>
  );
}

function Screen() {
  const client = useQueryClient();
  const { data: owner, isPending, refetch } = useQuery(ownerQuery);
  useEffect(() => {
    if (!wasSignedIn() || openedTab.value !== 'analytics') return;
    void client.prefetchQuery({ ...analyticsSummaryQuery, meta: { expects401: true } });
  }, [client]);
  if (owner) return <Dashboard />;
  if (owner === null) return <SignInScreen />;
  if (isPending) return wasSignedIn() ? <PageLoading /> : <SignInScreen />;
  return (
    <main className="page-width py-16">
      <Notice title="The dashboard could not be reached" onRetry={() => void refetch()}>
        The server did not say whether you are signed in. Check your connection and try again.
      </Notice>
    </main>
  );
}
