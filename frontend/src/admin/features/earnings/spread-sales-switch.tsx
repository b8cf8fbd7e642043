import { SPREAD_DAYS } from '@astaguide/contracts/earnings/earnings';
import { saveSettingsMutation } from '../../api/owner-settings';
import { useAction } from '../../api/use-action';
import { SwitchField } from '../../ui/inputs/switch-field';

/** Chooses how sales without a click are counted, here and wherever earnings are shown. */
export function SpreadSalesSwitch({ isSpread }: { isSpread: boolean }) {
  const [save, isPending] = useAction(saveSettingsMutation, { failed: 'Not changed' });
  return (
    <SwitchField
      label="Spread sales without a click"
      hint={`In equal shares over the clicks on the product in the ${SPREAD_DAYS} days up to the sale. Otherwise, they are Unknown.`}
      checked={isSpread}
      disabled={isPending}
      onChange={(spreadSales) => void save({ spreadSales })}
    />
  );
}
