import type { Earnings } from '@astaguide/contracts/earnings/earnings';
import { FEW_CLICKS } from '@astaguide/contracts/earnings/few-clicks';
import { rateText } from '@astaguide/contracts/lib/change-text';
import { useRef, useState } from 'react';
import { formatCount, formatMoney } from '../../../lib/format';
import { readStored, writeStored } from '../../../lib/storage';
import { metricDefinitions } from '../../lib/metric-definitions';
import { ChangeText } from '../../ui/change-text';
import { PopoverButton } from '../../ui/popover/popover-button';
import type { Column } from '../../ui/table/column-head';
import { epcText } from './labels';

export type EarningsRow = Earnings['rows'][number];

export interface EarningsColumn extends Column<EarningsRow> {
  /** For sorting; null for none. */
  value: (row: EarningsRow) => number | string | null;
}

const count = (
  key: string,
  name: string,
  about: string,
  value: (row: EarningsRow) => number,
): EarningsColumn => ({ key, name, about, value, cell: (row) => formatCount(value(row)) });

const change: EarningsColumn = {
  key: 'change',
  name: 'Change',
  value: ({ change }) => change && change.expected,
  cell: ({ change, expected }) => change && <ChangeText change={change.expected} now={Number(expected)} />,
};

const withFewClicks = (clicks: number, text: string) => (
  <>
    {text}
    {clicks > 0 && clicks < FEW_CLICKS && <span className="block text-xs text-muted">few clicks</span>}
  </>
);

/** The columns of metrics; the change only where there is a comparison. */
export function earningsColumns({ comparison, currency }: Earnings): readonly EarningsColumn[] {
  const money = (
    key: 'expected' | 'commission' | 'sales' | 'reversedCommission',
    name: string,
    about: string,
  ): EarningsColumn => ({
    key,
    name,
    about,
    value: (row) => Number(row[key]),
    cell: (row) => formatMoney(row[key], currency),
  });
  return [
    money('expected', 'Estimated', metricDefinitions.attributedEarnings),
    money('commission', 'Approved', metricDefinitions.commission),
    count('orders', 'Orders', metricDefinitions.orders, ({ pending, confirmed }) => pending + confirmed),
    {
      key: 'epc',
      name: 'EPC',
      about: metricDefinitions.estimatedEpc,
      // Rows with few clicks come after the others: one sale would put them on top.
      value: ({ expected, clicks }) => (clicks < FEW_CLICKS ? null : Number(expected) / clicks),
      cell: ({ expected, clicks }) => withFewClicks(clicks, epcText(expected, clicks, currency)),
    },
    ...(comparison ? [change] : []),
    count('clicks', 'Clicks', metricDefinitions.clicks, ({ clicks }) => clicks),
    money('sales', 'Sales', metricDefinitions.sales),
    {
      key: 'conversionRate',
      name: 'Conversion',
      about: metricDefinitions.conversion,
      value: ({ conversionRate, clicks }) => (clicks < FEW_CLICKS ? null : conversionRate),
      cell: ({ conversionRate, clicks }) => withFewClicks(clicks, rateText(conversionRate)),
    },
    money('reversedCommission', 'Reversed', metricDefinitions.reversedCommission),
    {
      key: 'reversalRate',
      name: 'Reversal rate',
      about: metricDefinitions.reversalRate,
      value: (row) => row.reversalRate,
      cell: (row) => rateText(row.reversalRate),
    },
  ];
}

/** The columns that are shown until the owner chooses others. */
const usual = ['expected', 'commission', 'orders', 'epc', 'change'];
const CHOSEN_KEY = 'earnings-columns';

/** The columns of a table of earnings that the owner chose in this browser, and a button to choose others. */
export function useChosenColumns(all: readonly EarningsColumn[]) {
  const [chosen, setChosen] = useState(() => readStored(CHOSEN_KEY)?.split(',') ?? usual);
  const choose = (keys: readonly string[]) => {
    setChosen([...keys]);
    writeStored(CHOSEN_KEY, keys.join());
  };
  return {
    columns: all.filter(({ key }) => chosen.includes(key)),
    menu: <ColumnsMenu all={all} chosen={chosen} onChoose={choose} />,
  };
}

interface ColumnsMenuProps {
  all: readonly EarningsColumn[];
  chosen: readonly string[];
  onChoose: (keys: readonly string[]) => void;
}

function ColumnsMenu({ all, chosen, onChoose }: ColumnsMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <PopoverButton
      button={button}
      label="Columns"
      name="Columns of the table"
      align="end"
      className="w-56"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
    >
      <fieldset className="grid w-full">
        <legend className="sr-only">Columns</legend>
        {all.map(({ key, name }) => (
          <label key={key} className="flex min-h-10 cursor-pointer items-center gap-3 text-sm">
            <input
              type="checkbox"
              className="size-5 accent-(--accent)"
              checked={chosen.includes(key)}
              onChange={({ target }) =>
                onChoose(target.checked ? [...chosen, key] : chosen.filter((one) => one !== key))
              }
            />
            {name}
          </label>
        ))}
      </fieldset>
    </PopoverButton>
  );
}
