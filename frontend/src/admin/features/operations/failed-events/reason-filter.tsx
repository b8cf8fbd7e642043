import type { FailureReason } from '@astaguide/contracts/analytics/failed-event';
import { formatCount } from '../../../../lib/format';
import { shortened } from '../../../../lib/shortened';
import { SelectField } from '../../../ui/inputs/select-field';

interface ReasonFilterProps {
  reasons: readonly FailureReason[];
  chosen: string | undefined;
  onChange: (reason: string | undefined) => void;
}

export function ReasonFilter({ reasons, chosen, onChange }: ReasonFilterProps) {
  const all = reasons.reduce((sum, { events }) => sum + events, 0);
  return (
    <SelectField
      label="Reason"
      className="w-full min-w-0 sm:w-96"
      value={chosen ?? ''}
      onChange={(event) => onChange(event.target.value || undefined)}
      placeholder={`All reasons (${formatCount(all)})`}
      options={reasons.map(({ reason, events }) => ({
        value: reason,
        label: `${shortened(reason, 80)} (${formatCount(events)})`,
      }))}
    />
  );
}
