import { capitalized } from '../../../lib/format';
import {
  conversionStatuses,
  saleCorrectionFieldsSchema,
  type RecentSale,
} from '@astaguide/contracts/earnings/recent-sale';
import { useMutation, useQuery } from '@tanstack/react-query';
import { longDay } from '../../../lib/calendar-date';
import { Button } from '../../../ui/button';
import { commissionsQuery, correctSaleMutation, undoCorrectionMutation } from '../../api/earnings';
import { useAction } from '../../api/use-action';
import { Dialog } from '../../ui/dialog/dialog';
import type { FieldLayout } from '../../ui/form/contract-field';
import { contractForm } from '../../ui/form/contract-form';
import { InputForm } from '../../ui/form/input-form';

const correctionForm = contractForm(saleCorrectionFieldsSchema);
type CorrectionValues = typeof correctionForm.empty;
const commaForm = {
  ...correctionForm,
  inputOf: ({ amount, commission, ...typed }: CorrectionValues) =>
    correctionForm.inputOf({
      ...typed,
      amount: amount.replace(',', '.'),
      commission: commission.replace(',', '.'),
    }),
};

const statuses = conversionStatuses.map((value) => ({ value, label: capitalized(value) }));

/** Corrects values of one sale, in every report of it, or undoes the correction. */
export function SaleDialog({ sale, onClose }: { sale: RecentSale; onClose: () => void }) {
  const { id, day, kind, network, orderId, currency, commissionCurrency } = sale;
  const { data: products = [] } = useQuery(commissionsQuery);
  const { mutateAsync: correct } = useMutation(correctSaleMutation);
  const [undo, isUndoing] = useAction(undoCorrectionMutation, {
    done: 'Correction undone',
    failed: 'Couldn’t undo the correction',
  });
  const fields: FieldLayout<CorrectionValues>[] = [
    { name: 'amount', label: `Amount (${currency})`, inputMode: 'decimal' },
    {
      name: 'commission',
      label: `Commission (${commissionCurrency})`,
      hint: 'Empty: by your commission rate for the product.',
      inputMode: 'decimal',
    },
    { name: 'status', label: 'Status', options: statuses },
    // A refund is on the day of its sale.
    ...(kind === 'refund' ? [] : [{ name: 'day' as const, label: 'Day of the sale', type: 'date' }]),
    {
      name: 'productId',
      label: 'Product',
      isWide: true,
      placeholder: 'Unknown',
      options: products.map((product) => ({ value: String(product.productId), label: product.productName })),
    },
    { name: 'isPaid', label: 'Paid by the network' },
  ];
  return (
    <Dialog
      onClose={onClose}
      title={`Correct this ${kind}`}
      description={[network, orderId && `order ${orderId}`, longDay(day)].filter(Boolean).join(', ')}
    >
      <p className="mb-4 max-w-prose text-sm text-muted">
        Your values replace those of the network’s reports, also of later ones, until you undo the correction.
      </p>
      <InputForm
        contract={commaForm}
        values={{ ...correctionForm.valuesOf(sale), ...(kind === 'refund' && { day: '' }) }}
        fields={fields}
        send={(input) => correct({ ...input, id, day: input.day === day ? undefined : input.day })}
        done={() => ({ title: 'Sale corrected' })}
        failed="Couldn’t correct the sale"
        onDone={onClose}
        className="grid gap-4 sm:grid-cols-2"
        save="Save"
        buttonsClassName="sm:col-span-2"
        buttons={
          sale.isCorrected && (
            <Button look="quiet" disabled={isUndoing} onClick={() => void undo(id).then(onClose)}>
              Undo the correction
            </Button>
          )
        }
      />
    </Dialog>
  );
}
