import { useQuery } from '@tanstack/react-query';
import { subscribersQuery } from '../../../../api/newsletter';
import { Notice } from '../../../../ui/notice';
import { QueryPanel } from '../../../ui/query-panel';
import { ImportSubscribers } from './import-subscribers';
import { SubscriberList } from './subscriber-list';

export default function SubscribersTab() {
  return (
    <QueryPanel
      query={useQuery(subscribersQuery)}
      name="subscribers"
      skeleton={new Array<string>(5).fill('h-14')}
      errorHint="Your list is safe and sign-ups continue. Check your connection and try again."
      empty={
        <Notice title="No subscribers yet">
          <p className="mb-4">Subscribers from your signup form appear here.</p>
          <ImportSubscribers isOpen />
        </Notice>
      }
    >
      {(subscribers) => <SubscriberList subscribers={subscribers} />}
    </QueryPanel>
  );
}
