import {
  connectionSettingsInputSchema,
  type ConnectionSettings,
} from '@astaguide/contracts/settings/connection-settings';
import { saveConnectionSettingsMutation } from '../../../api/connection-settings';
import { ContractFields } from '../../../ui/form/contract-field';
import { contractForm } from '../../../ui/form/contract-form';
import { TextField } from '../../../ui/inputs/text-field';
import { Panel } from '../../../ui/panel';
import { SectionForm } from '../section-form';

const addressForm = contractForm(connectionSettingsInputSchema.pick({ publicUrl: true }));

const saving = {
  mutation: saveConnectionSettingsMutation,
  done: 'Address saved',
  failed: 'Failed to save the address',
};

/** The site's public address. */
export function AddressForm({ settings }: { settings: ConnectionSettings }) {
  const panel = {
    title: 'Web address',
    about: 'Where visitors reach your site. It is in search results, feeds and the links of emails.',
  };
  if (settings.setBy.includes('PUBLIC_URL'))
    return (
      <Panel {...panel}>
        <TextField
          label="Address"
          hint="Set by the variable PUBLIC_URL"
          className="max-w-md"
          value={settings.publicUrl ?? ''}
          readOnly
        />
      </Panel>
    );
  return (
    <SectionForm
      name="address"
      contract={addressForm}
      settings={settings}
      saving={saving}
      resultOf={({ publicUrl }) =>
        publicUrl === null || publicUrl === window.location.origin
          ? undefined
          : `The site answers at ${publicUrl} once the domain leads to this server.`
      }
    >
      <Panel {...panel}>
        <div className="flex max-w-md flex-col gap-6">
          <ContractFields
            form={addressForm}
            fields={[
              {
                name: 'publicUrl',
                label: 'Address',
                hint: 'With https:// and without a path. Your domain has to lead to this server. On the server itself, the dashboard stays available at localhost.',
                placeholder: 'https://www.example.com',
                inputMode: 'url',
                spellCheck: false,
              },
            ]}
          />
        </div>
      </Panel>
    </SectionForm>
  );
}
