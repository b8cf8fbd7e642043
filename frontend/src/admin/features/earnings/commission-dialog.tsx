import { commissionInputSchema, type ProductCommissions } from '@astaguide/contracts/earnings/commission';
import { dayIn } from '@astaguide/contracts/values/time-zone';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { putCommissionMutation, removeCommissionMutation } from '../../api/earnings';
import { useOwnerTimeZone } from '../../api/owner-settings';
import { failureText } from '../../api/failure-text';
import { longDay } from '../../../lib/calendar-date';
import { formatCommission, formatPrice } from '../../../lib/format';
import { messagesOf } from '../../lib/messages';
import { buttonStyle } from '../../../ui/button-style';
import { Dialog } from '../../ui/dialog/dialog';
import { SelectField } from '../../ui/inputs/select-field';
import { TextField } from '../../ui/inputs/text-field';
import { toast } from '../../../lib/toast-store';

interface CommissionDialogProps {
  product: ProductCommissions;
  onClose: () => void;
}

const kinds = [
  { value: 'rate', label: 'Percentage of the sale' },
  { value: 'fixed', label: 'Fixed amount per sale (USD)' },
];

/** Sets a product's commission from a given day. Earlier sales keep their commission. */
export function CommissionDialog({ product, onClose }: CommissionDialogProps) {
  const { productId, productName, price, commissions } = product;
  const timeZone = useOwnerTimeZone();
  const [input, setInput] = useState({
    kind: commissions[0]?.kind ?? 'rate',
    value: '',
    validFrom: dayIn(new Date(), timeZone),
  });
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const { mutateAsync: put, isPending } = useMutation(putCommissionMutation);
  const { mutateAsync: remove, isPending: isRemoving } = useMutation(removeCommissionMutation);

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    const parsed = commissionInputSchema.safeParse({ ...input, value: input.value.replace(',', '.') });
    setErrors(messagesOf(parsed));
    if (!parsed.success) return;
    try {
      await put({ productId, ...parsed.data });
      toast({ title: 'Commission saved', description: `Effective from ${longDay(parsed.data.validFrom)}` });
      onClose();
    } catch (error) {
      setErrors({ form: failureText(error) });
    }
  };
  const onRemove = async (validFrom: string) => {
    try {
      await remove({ productId, validFrom });
      toast({ title: 'Commission removed' });
    } catch (error) {
      setErrors({ form: failureText(error) });
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Commission for ${productName}`}
      description={`Price: ${formatPrice(price)}. Earlier sales keep their rate.`}
    >
      <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Type"
          value={input.kind}
          options={kinds}
          onChange={({ target }) => setInput({ ...input, kind: target.value as 'rate' | 'fixed' })}
        />
        <TextField
          label={input.kind === 'rate' ? 'Percent' : 'Amount (USD)'}
          inputMode="decimal"
          autoComplete="off"
          value={input.value}
          error={errors['value']}
          onChange={({ target }) => setInput({ ...input, value: target.value })}
        />
        <TextField
          type="date"
          label="Effective from"
          hint="Applies to sales on or after this date."
          value={input.validFrom}
          error={errors['validFrom']}
          onChange={({ target }) => setInput({ ...input, validFrom: target.value })}
        />
        {errors['form'] && (
          <p role="alert" className="text-sm text-bad sm:col-span-2">
            {errors['form']}
          </p>
        )}
        <button
          type="submit"
          disabled={isPending}
          className={buttonStyle('primary', 'sm:col-span-2 sm:w-fit')}
        >
          {isPending ? 'Saving…' : 'Save commission'}
        </button>
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
                <button
                  type="button"
                  disabled={isRemoving}
                  onClick={() => void onRemove(commission.validFrom)}
                  className={buttonStyle('quiet', undefined, 'compact')}
                >
                  Remove<span className="sr-only"> the rate from {longDay(commission.validFrom)}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}
