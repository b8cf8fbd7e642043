import { ChevronIcon } from '../../ui/icons';
import { listOrders, type ListOrder } from './product-order';

interface SortChoiceProps {
  value: ListOrder;
  onChange: (order: ListOrder) => void;
}

export function SortChoice({ value, onChange }: SortChoiceProps) {
  return (
    <label className="relative flex grow items-center gap-2.5 text-sm font-semibold sm:grow-0">
      <span className="shrink-0">Sort by</span>
      <select
        value={value}
        onChange={(event) => onChange(event.target.value as ListOrder)}
        className="min-h-11 grow appearance-none rounded-sm border border-edge bg-surface pr-9 pl-3 font-normal"
      >
        {listOrders.map(({ value: order, label }) => (
          <option key={order} value={order}>
            {label}
          </option>
        ))}
      </select>
      <ChevronIcon className="pointer-events-none absolute right-3 size-4" />
    </label>
  );
}
