import {
  callValues,
  correctedCallSchema,
  type RefusedCall,
} from '@astaguide/contracts/earnings/refused-call';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button';
import { acceptCallMutation, dismissCallMutation, refusedCallsQuery } from '../../api/earnings';
import { useOwnerTimeZone } from '../../api/owner-settings';
import { useAction } from '../../api/use-action';
import { zonedMinute } from '../../lib/zoned-time';
import { Dialog } from '../../ui/dialog/dialog';
import { FirstItems } from '../../ui/first-rows';
import { contractForm } from '../../ui/form/contract-form';
import { InputForm } from '../../ui/form/input-form';
import { Panel } from '../../ui/panel';
import { QueryPanel } from '../../ui/query-panel';

const labels: Record<(typeof callValues)[number], string> = {
  network: 'Network',
  orderId: 'Order ID',
  refundId: 'Refund ID',
  amount: 'Amount',
  currency: 'Currency',
  commission: 'Commission',
  status: 'Status',
  occurredAt: 'Time of the sale',
  clickId: 'Click ID',
  productId: 'Product ID',
};
const callForm = contractForm(correctedCallSchema);

/** Calls of networks that could not be stored, to correct and accept. Empty without any. */
export function RefusedCalls() {
  const [opened, setOpened] = useState<RefusedCall>();
  return (
    <QueryPanel
      query={useQuery(refusedCallsQuery)}
      name="refused postbacks"
      skeleton={[]}
      className="empty:hidden"
      empty={null}
    >
      {(calls) => (
        <Panel title="Refused postbacks" note="Not counted until you accept them">
          <FirstItems rows={calls} first={5}>
            {(call) => <RefusedRow key={call.id} call={call} onOpen={() => setOpened(call)} />}
          </FirstItems>
          {opened && <AcceptDialog call={opened} onClose={() => setOpened(undefined)} />}
        </Panel>
      )}
    </QueryPanel>
  );
}

const titleOf = ({ sent }: RefusedCall) =>
  [sent['network'] ?? 'Unknown network', sent['orderId'] && `order ${sent['orderId']}`]
    .filter(Boolean)
    .join(', ');

function RefusedRow({ call, onOpen }: { call: RefusedCall; onOpen: () => void }) {
  const timeZone = useOwnerTimeZone();
  const [dismiss, isPending] = useAction(dismissCallMutation, {
    done: 'Postback dismissed',
    failed: 'Couldn’t dismiss the postback',
  });
  const title = titleOf(call);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-2.5 first:border-t-0">
      <div className="min-w-0 basis-56 grow">
        <p className="text-sm font-semibold wrap-anywhere">{title}</p>
        <p className="text-sm wrap-anywhere">{call.reasons.map(({ message }) => message).join('. ')}</p>
        <p className="text-xs text-muted">
          <time dateTime={call.receivedAt}>{zonedMinute(call.receivedAt, timeZone)}</time>
        </p>
      </div>
      <div className="flex gap-2">
        <Button look="quiet" isCompact onClick={onOpen}>
          Correct<span className="sr-only"> {title}</span>
        </Button>
        <Button look="quiet" isCompact disabled={isPending} onClick={() => void dismiss(call.id)}>
          Dismiss<span className="sr-only"> {title}</span>
        </Button>
      </div>
    </li>
  );
}

function AcceptDialog({ call, onClose }: { call: RefusedCall; onClose: () => void }) {
  const { mutateAsync: accept } = useMutation(acceptCallMutation);
  return (
    <Dialog
      onClose={onClose}
      title="Correct this postback"
      description={call.reasons.map(({ message }) => message).join('. ')}
    >
      <InputForm
        contract={callForm}
        values={callForm.valuesOf(call.sent)}
        fields={callValues.map((name) => ({ name, label: labels[name] }))}
        send={(sent) =>
          accept({
            id: call.id,
            sent: Object.fromEntries(callValues.map((name) => [name, sent[name] ?? null])),
          })
        }
        done={() => ({ title: 'Postback accepted' })}
        failed="Couldn’t accept the postback"
        onDone={onClose}
        className="grid gap-4 sm:grid-cols-2"
        save="Accept"
        buttonsClassName="sm:col-span-2"
      />
    </Dialog>
  );
}
