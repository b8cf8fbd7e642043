import type {
  BeforeAndAfter,
  BeforeAndAfterQuery,
  ComparedMeasure,
  Verdict,
} from '@astaguide/contracts/earnings/before-and-after';
import { rateText } from '@astaguide/contracts/lib/change-text';
import { useQuery } from '@tanstack/react-query';
import { longDay } from '../../../../lib/calendar-date';
import { formatCount, formatMoney } from '../../../../lib/format';
import { beforeAndAfterQuery } from '../../../api/earnings';
import { periodLabel } from '../../../lib/report-labels';
import { ChangeText } from '../../../ui/change-text';
import { Dialog } from '../../../ui/dialog/dialog';
import { QueryPanel } from '../../../ui/query-panel';

interface BeforeAndAfterDialogProps extends BeforeAndAfterQuery {
  /** What changed: 'Reef 12mg: price $29.90 to $24.50'. */
  change: string;
  onClose: () => void;
}

/** Clicks, click rate and earnings before and after a change, of a product if it is one of its own. */
export default function BeforeAndAfterDialog({ change, onClose, ...query }: BeforeAndAfterDialogProps) {
  return (
    <Dialog onClose={onClose} title="Before and after" description={change}>
      <QueryPanel query={useQuery(beforeAndAfterQuery(query))} name="comparison" skeleton={['h-40']}>
        {(answer) => <Comparison answer={answer} isOfProduct={query.productId !== undefined} />}
      </QueryPanel>
    </Dialog>
  );
}

const lackTexts: Record<NonNullable<BeforeAndAfter['lacks']>, string> = {
  'days-after': 'The first day after this change is not over yet. Come back tomorrow.',
  'days-before': 'There are not enough days before this change to compare with.',
};

function Comparison({ answer, isOfProduct }: { answer: BeforeAndAfter; isOfProduct: boolean }) {
  const { periods, lacks, measures, currency, day } = answer;
  if (!periods) return <p className="text-sm">{lackTexts[lacks!]}</p>;
  const names: Record<ComparedMeasure, string> = {
    clicks: 'Clicks',
    clickRate: isOfProduct ? 'Clicks per impression' : 'Clicks per page view',
    earnings: 'Estimated earnings',
  };
  const textOf = (measure: ComparedMeasure, value: number | null) => {
    if (measure === 'earnings') return value === null ? '–' : formatMoney(value.toFixed(2), currency);
    return measure === 'clickRate' ? rateText(value) : formatCount(value ?? 0);
  };
  return (
    <div className="flex flex-col gap-4 text-sm">
      <p className="text-muted">
        {isOfProduct ? 'This product' : 'The whole site'}, {periodLabel(periods.before)} compared with{' '}
        {periodLabel(periods.after)}: the same weekdays, without {longDay(day)} itself.
      </p>
      <ul className="flex flex-col divide-y divide-line">
        {measures.map(({ measure, before, after, change, verdict }) => (
          <li key={measure} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 py-3">
            <strong className="font-semibold">{names[measure]}</strong>
            <span className="text-right tabular-nums">
              {textOf(measure, before)} → <strong>{textOf(measure, after)}</strong>
            </span>
            <span className="text-muted">{verdictTexts[verdict]}</span>
            <span className="text-right">
              {before !== null && after !== null && <ChangeText change={change} now={after} />}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-xs text-muted">
        Chance is ruled out at 95% by a paired t-test over days of the same weekday. It can’t tell this change
        from others at the same time, or from a trend.
      </p>
    </div>
  );
}

const verdictTexts: Record<Verdict, string> = {
  more: 'More than chance explains.',
  less: 'Less, by more than chance explains.',
  chance: 'May be chance.',
  few: 'Too little data to tell.',
};
