import { useQuery } from '@tanstack/react-query';
import { freshSettingsQuery } from '../../api/owner-settings';
import { Notice } from '../../../ui/notice';
import { Skeleton } from '../../../ui/skeleton';
import { SettingsForm } from './settings-form';

export function SettingsTab() {
  const { data: settings, isError, isFetchedAfterMount, refetch } = useQuery(freshSettingsQuery);
  if (isError) {
    return (
      <Notice title="The settings could not be loaded" onRetry={() => void refetch()}>
        The site goes on with the settings it has. Check your connection and try again.
      </Notice>
    );
  }
  if (!settings || !isFetchedAfterMount) {
    return (
      <div>
        <p role="status" className="sr-only">
          Loading settings…
        </p>
        <Skeleton className="h-96 w-full" />
      </div>
    );
  }
  return <SettingsForm settings={settings} />;
}
