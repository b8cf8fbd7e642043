import {
  connectionSettingsInputSchema,
  type ConnectionSettings,
} from '@astaguide/contracts/settings/connection-settings';
import { mailPorts } from '@astaguide/contracts/operations/mail-server';
import { useMutation } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../../../ui/button';
import { saveConnectionSettingsMutation, testConnectionMutation } from '../../../api/connection-settings';
import { failureText, fieldErrors } from '../../../lib/failure';
import { ContractField, ContractFields, type FieldLayout } from '../../../ui/form/contract-field';
import { contractForm } from '../../../ui/form/contract-form';
import { TextField } from '../../../ui/inputs/text-field';
import { Panel } from '../../../ui/panel';
import { SectionForm } from '../section-form';

const mailFields = connectionSettingsInputSchema.omit({ publicUrl: true }).required({ smtpSecurity: true });
const mailForm = contractForm(mailFields);
/** Where the variable MAIL_FROM sets the sender. */
const serverForm = contractForm(mailFields.omit({ mailFrom: true }));
type MailValues = typeof mailForm.empty;

const securities: Record<ConnectionSettings['smtpSecurity'], string> = {
  starttls: 'STARTTLS (usual)',
  tls: 'TLS',
  none: 'None (own network only)',
};

const PASSWORD_HINTS: Record<ConnectionSettings['password'], string> = {
  none: 'Stored encrypted, and never shown again',
  stored: 'A password is stored. Leave blank to keep it.',
  unreadable: 'Enter it again',
};

const saving = {
  mutation: saveConnectionSettingsMutation,
  done: 'Email settings saved',
  failed: 'Failed to save the email settings',
};

const panel = {
  title: 'Outgoing email',
  about:
    'For the newsletter, your weekly summary and alerts. Your mail provider names these values under SMTP.',
};

const fieldsOf = ({ password }: ConnectionSettings): FieldLayout<MailValues>[] => [
  {
    name: 'smtpHost',
    label: 'Server',
    placeholder: 'smtp.example.com',
    hint: 'Leave blank to send no email',
    spellCheck: false,
  },
  {
    name: 'smtpSecurity',
    label: 'Encryption',
    options: Object.entries(securities).map(([value, label]) => ({ value, label })),
    required: false,
  },
  { name: 'smtpPort', label: 'Port', Control: Port },
  { name: 'smtpUser', label: 'User name', hint: 'Often your email address', spellCheck: false },
  {
    name: 'smtpPassword',
    label: 'Password',
    hint: PASSWORD_HINTS[password],
    type: 'password',
    autoComplete: 'new-password',
  },
];

const senderField: FieldLayout<MailValues> = {
  name: 'mailFrom',
  label: 'Sender',
  placeholder: 'My site <news@example.com>',
  hint: 'An address at your domain that the mail server lets you use',
  spellCheck: false,
};

/** The mail server, with a test. */
export function MailForm({ settings }: { settings: ConnectionSettings }) {
  if (settings.setBy.includes('SMTP_URL'))
    return (
      <Panel {...panel}>
        <div className="grid items-start gap-6 md:grid-cols-2">
          <FixedServer settings={settings} />
          <FixedSender settings={settings} />
        </div>
        <div className="mt-6">
          <Test inputOf={() => ({})} show={() => undefined} />
        </div>
      </Panel>
    );
  const isSenderFixed = settings.setBy.includes('MAIL_FROM');
  const contract = isSenderFixed ? (serverForm as unknown as typeof mailForm) : mailForm;
  return (
    <SectionForm
      name="mail"
      contract={contract}
      settings={settings}
      saving={saving}
      secrets={['smtpPassword']}
      resultOf={({ canSend }) => (canSend ? undefined : 'No email is sent.')}
    >
      <Panel {...panel}>
        {settings.password === 'unreadable' && (
          <p role="alert" className="mb-6 rounded-md border border-bad bg-bad-soft p-4 text-sm">
            No email can go out: the stored password can’t be read, because this server has another
            SESSION_SECRET than the one that stored it. Enter the password again.
          </p>
        )}
        <div className="grid items-start gap-6 md:grid-cols-2">
          <ContractFields form={contract} fields={fieldsOf(settings)} />
          {isSenderFixed ? (
            <FixedSender settings={settings} />
          ) : (
            <ContractFields form={contract} fields={[senderField]} />
          )}
        </div>
        <div className="mt-6">
          <FormTest contract={contract} />
        </div>
      </Panel>
    </SectionForm>
  );
}

/** The port, with the usual one of the chosen encryption while it is empty. */
function Port({ field: { Control: _, ...field } }: { field: FieldLayout<MailValues> }) {
  const security = useWatch<MailValues>({ name: 'smtpSecurity' }) as ConnectionSettings['smtpSecurity'];
  return (
    <ContractField
      form={mailForm}
      field={{
        ...field,
        hint: `Leave blank for ${mailPorts[security]}`,
        placeholder: String(mailPorts[security]),
      }}
    />
  );
}

function FixedServer({
  settings: { smtpHost, smtpPort, smtpSecurity, smtpUser },
}: {
  settings: ConnectionSettings;
}) {
  const hint = 'Set by the variable SMTP_URL';
  return (
    <>
      <TextField label="Server" hint={hint} value={`${smtpHost}:${smtpPort}`} readOnly />
      <TextField label="Encryption" hint={hint} value={securities[smtpSecurity]} readOnly />
      {smtpUser !== null && <TextField label="User name" hint={hint} value={smtpUser} readOnly />}
    </>
  );
}

const FixedSender = ({ settings: { mailFrom } }: { settings: ConnectionSettings }) => (
  <TextField label="Sender" hint="Set by the variable MAIL_FROM" value={mailFrom ?? ''} readOnly />
);

function FormTest({ contract }: { contract: typeof mailForm }) {
  const { getValues, setError, clearErrors, trigger } = useFormContext<MailValues>();
  return (
    <Test
      inputOf={async () => {
        clearErrors();
        return (await trigger()) ? contract.schema.parse(contract.inputOf(getValues())) : undefined;
      }}
      show={(path, message) => {
        if (path in contract.fields) setError(path as keyof MailValues, { type: 'server', message });
      }}
    />
  );
}

interface TestProps {
  /** The values to test; undefined if they are refused. */
  inputOf: () => Promise<object | undefined> | object | undefined;
  /** Shows at a field what is wrong with it. */
  show: (path: string, message: string) => void;
}

/** Sends a mail with the values as they are, before they are saved. */
function Test({ inputOf, show }: TestProps) {
  const { mutateAsync, isPending, data, error, reset } = useMutation(testConnectionMutation);
  const onTest = async () => {
    reset();
    const input = await inputOf();
    if (!input) return;
    await mutateAsync(input).catch((failure: unknown) => {
      for (const { path, message } of fieldErrors(failure)) show(path, message);
    });
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button look="quiet" disabled={isPending} onClick={() => void onTest()}>
        {isPending ? 'Sending…' : 'Send test email'}
      </Button>
      <p role="status" className="min-w-0 text-sm wrap-anywhere">
        {data && (
          <span className="text-good">Sent to {data.sentTo}. Check that it arrived, also among spam.</span>
        )}
        {error && <span className="text-bad">Not sent. {failureText(error)}</span>}
      </p>
    </div>
  );
}
