import { useQuery } from '@tanstack/react-query';
import { connectionSettingsQuery } from '../../../api/connection-settings';
import { QueryPanel } from '../../../ui/query-panel';
import { AddressForm } from './address-form';
import { MailForm } from './mail-form';

/** Where the site is reached, and how it sends mail. */
export default function ConnectionPanel() {
  return (
    <QueryPanel
      query={useQuery(connectionSettingsQuery)}
      name="email and address"
      skeleton={['h-40', 'h-96']}
      errorHint="Your site keeps its address and its mail server."
      className="flex flex-col gap-8"
    >
      {(settings) => (
        <>
          <AddressForm settings={settings} />
          <MailForm settings={settings} />
        </>
      )}
    </QueryPanel>
  );
}
