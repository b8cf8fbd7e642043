import { useQuery } from '@tanstack/react-query';
import { subscribersQuery } from '../../../api/newsletter';
import { Notice } from '../../../ui/notice';
import { SubscriberList } from './subscriber-list';
import { SubscribersSkeleton } from './subscribers-skeleton';

export default function SubscribersTab() {
  const { data: subscribers, isError, refetch } = useQuery(subscribersQuery);
  if (subscribers) return <SubscriberList subscribers={subscribers} />;
  if (!isError) return <SubscribersSkeleton />;
  return (
    <Notice title="The subscribers could not be loaded" onRetry={() => void refetch()}>
      Nobody is lost: the list is on the server, and sign-ups go on. Check your connection and try again.
    </Notice>
  );
}
