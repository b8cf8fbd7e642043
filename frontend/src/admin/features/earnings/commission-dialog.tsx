import { commissionInputSchema, type ProductCommissions } from '@astaguide/contracts/earnings/commission';
import { useMutation } from '@tanstack/react-query';
import { putCommissionMutation, removeCommissionMutation } from '../../api/earnings';
import { useZonedToday } from '../../api/owner-settings';
import { useAction } from '../../api/use-action';
import { longDay } from '../../../lib/calendar-date';
import { formatCommission, formatPrice } from '../../../lib/format';
import { Button } from '../../../ui/button';
import { Dialog } from '../../ui/dialog/dialog';
import type { FieldLayout } from '../../ui/form/contract-field';
import { contractForm } from '../../ui/form/contract-form';
import { InputForm } from '../../ui/form/input-form';

const kinds = [
  { value: 'rate', label: 'Percentage of the sale' },
  { value: 'fixed', label: 'Fixed amount per sale (USD)' },
];

const commissionForm = contractForm(commissionInputSchema);
type CommissionValues = typeof commissionForm.empty;
const commaCommissionForm = {
  ...commissionForm,
  inputOf: ({ value, ...typed }: CommissionValues) => ({ ...typed, value: value.replace(',', '.') }),
};

const fieldsOf = ({ kind }: CommissionValues): FieldLayout<CommissionValues>[] => [
  { name: 'kind', label: 'Type', options: kinds },
  { name: 'value', label: kind === 'rate' ? 'Percent' : 'Amount (USD)', inputMode: 'decimal' },
  {
    name: 'validFrom',
    label: 'Effective from',
    hint: 'Applies to sales on or after this date.',
    type: 'date',
  },
];

/** Sets a product's commission from a given day. Earlier sales keep their commission. */
export function CommissionDialog({ product, onClose }: { product: ProductCommissions; onClose: () => void }) {
  const { productId, productName, price, commissions } = product;
  const { mutateAsync: put } = useMutation(putCommissionMutation);
  const [remove, isRemoving] = useAction(removeCommissionMutation, {
    done: 'Commission removed',
    failed: 'Couldn’t remove the commission',
  });
  return (
    <Dialog
      onClose={onClose}
      title={`Commission for ${productName}`}
      description={`Price: ${formatPrice(price)}. Earlier sales keep their rate.`}
    >
      <InputForm
        contract={commaCommissionForm}
        values={{ kind: commissions[0]?.kind ?? 'rate', validFrom: useZonedToday() }}
        fields={fieldsOf}
        send={(input) => put({ productId, ...input })}
        done={(_saved, { validFrom }) => ({
          title: 'Commission saved',
          description: `Effective from ${longDay(validFrom)}`,
        })}
        failed="Failed to save the commission"
        onDone={onClose}
        className="grid gap-4 sm:grid-cols-2"
        save="Save"
        buttonsClassName="sm:col-span-2"
      />
      {commissions.length > 0 && (
        <section className="mt-6">
          <h3 className="text-base">Rates</h3>
          <ul className="mt-1">
            {commissions.map((commission) => (
              <li
                key={commission.validFrom}
                className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-2 text-sm"
              >
                <span>
                  <strong className="font-semibold">{formatCommission(commission)}</strong> from{' '}
                  {longDay(commission.validFrom)}
                </span>
                <Button
                  look="quiet"
                  isCompact
                  disabled={isRemoving}
                  onClick={() => void remove({ productId, validFrom: commission.validFrom })}
                >
                  Remove<span className="sr-only"> the rate from {longDay(commission.validFrom)}</span>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}
