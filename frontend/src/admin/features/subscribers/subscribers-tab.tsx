import { useQuery } from '@tanstack/react-query';
import { subscribersQuery } from '../../../api/newsletter';
import { Notice } from '../../../ui/notice';
import { QueryPanel } from '../../ui/query-panel';
import { SubscriberList } from './subscriber-list';

export default function SubscribersTab() {
  return (
    <QueryPanel
      query={useQuery(subscribersQuery)}
      name="subscribers"
      skeleton={new Array<string>(5).fill('h-14')}
      errorHint="Nobody is lost: the list is on the server, and sign-ups go on. Check your connection and try again."
      empty={
        <Notice title="No subscribers yet">
          Whoever signs up in the newsletter band of the home page stands here.
        </Notice>
      }
    >
      {(subscribers) => <SubscriberList subscribers={subscribers} />}
    </QueryPanel>
  );
}
