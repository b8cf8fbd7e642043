import { SPREAD_DAYS } from '@astaguide/contracts/earnings/earnings';
import { useMutation } from '@tanstack/react-query';
import { saveSettingsMutation } from '../../api/owner-settings';
import { toastOutcome } from '../../api/toast-outcome';
import { SwitchField } from '../../ui/inputs/switch-field';

/** Chooses how sales without a click are counted, here and wherever earnings are shown. */
export function SpreadSalesSwitch({ isSpread }: { isSpread: boolean }) {
  const { mutateAsync: save, isPending } = useMutation(saveSettingsMutation);
  return (
    <SwitchField
      label="Spread sales without a click"
      hint={`In equal shares over the clicks on the product in the ${SPREAD_DAYS} days up to the sale. Otherwise, they are Unknown.`}
      checked={isSpread}
      disabled={isPending}
      onChange={(spreadSales) => void toastOutcome(save({ spreadSales }), { failed: 'Not changed' })}
    />
  );
}
