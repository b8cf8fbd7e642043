import { SPREAD_DAYS } from '@astaguide/contracts/earnings/earnings';
import { useMutation } from '@tanstack/react-query';
import { failureText } from '../../api/failure-text';
import { toast } from '../../../lib/toast-store';
import { saveSettingsMutation } from '../../api/owner-settings';
import { SwitchField } from '../../ui/inputs/switch-field';

/** Chooses how sales without a click are counted, here and wherever earnings are shown. */
export function SpreadSalesSwitch({ isSpread }: { isSpread: boolean }) {
  const { mutateAsync: save, isPending } = useMutation(saveSettingsMutation);
  const onChange = async (spreadSales: boolean) => {
    try {
      await save({ spreadSales });
    } catch (failure) {
      toast({ title: 'Not changed', description: failureText(failure), variant: 'destructive' });
    }
  };
  return (
    <SwitchField
      label="Spread sales without a click"
      hint={`In equal shares over the clicks on the product in the ${SPREAD_DAYS} days up to the sale. Otherwise, they are Unknown.`}
      checked={isSpread}
      disabled={isPending}
      onChange={(checked) => void onChange(checked)}
    />
  );
}
