import { commissionInputSchema, type ProductCommissions } from '@astaguide/contracts/earnings/commission';
import { useMutation } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { putCommissionMutation, removeCommissionMutation } from '../../api/earnings';
import { useZonedToday } from '../../api/owner-settings';
import { useAction } from '../../api/use-action';
import { longDay } from '../../../lib/calendar-date';
import { formatCommission, formatPrice } from '../../../lib/format';
import { Button } from '../../../ui/button';
import { Dialog } from '../../ui/dialog/dialog';
import { useInputForm } from '../../api/use-input-form';
import { FormButtons } from '../../ui/form/form-buttons';
import { SelectField } from '../../ui/inputs/select-field';
import { TextField } from '../../ui/inputs/text-field';

const kinds = [
  { value: 'rate', label: 'Percentage of the sale' },
  { value: 'fixed', label: 'Fixed amount per sale (USD)' },
];

/** Sets a product's commission from a given day. Earlier sales keep their commission. */
export function CommissionDialog({ product, onClose }: { product: ProductCommissions; onClose: () => void }) {
  const { productId, productName, price, commissions } = product;
  const today = useZonedToday();
  const { mutateAsync: put } = useMutation(putCommissionMutation);
  const [remove, isRemoving] = useAction(removeCommissionMutation, {
    done: 'Commission removed',
    failed: 'Couldn’t remove the commission',
  });
  const { form, field, onSubmit, isSending } = useInputForm({
    values: {
      kind: commissions[0]?.kind ?? 'rate',
      value: '',
      validFrom: today,
    },
    schema: commissionInputSchema,
    inputOf: ({ value, ...typed }) => ({ ...typed, value: value.replace(',', '.') }),
    send: (input) => put({ productId, ...input }),
    done: (_saved, { validFrom }) => ({
      title: 'Commission saved',
      description: `Effective from ${longDay(validFrom)}`,
    }),
    onDone: onClose,
    failed: 'Failed to save the commission',
  });
  const kind = useWatch({ control: form.control, name: 'kind' });
  return (
    <Dialog
      onClose={onClose}
      title={`Commission for ${productName}`}
      description={`Price: ${formatPrice(price)}. Earlier sales keep their rate.`}
    >
      <form noValidate onSubmit={onSubmit} className="grid gap-4 sm:grid-cols-2">
        <SelectField label="Type" options={kinds} {...field('kind')} />
        <TextField
          label={kind === 'rate' ? 'Percent' : 'Amount (USD)'}
          inputMode="decimal"
          autoComplete="off"
          {...field('value')}
        />
        <TextField
          type="date"
          label="Effective from"
          hint="Applies to sales on or after this date."
          {...field('validFrom')}
        />
        <FormButtons save="Save commission" isSending={isSending} className="sm:col-span-2" />
      </form>
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
