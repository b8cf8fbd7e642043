import type { BotRuleTrial, TrialFigures } from '@astaguide/contracts/analytics/bot-rule';
import { useQuery } from '@tanstack/react-query';
import { botRuleTrialQuery } from '../../../../api/analytics-bot-rules';
import { longDay } from '../../../../../lib/calendar-date';
import { formatCount, formatPlural } from '../../../../../lib/format';
import { DownloadCsv } from '../../../../ui/download-csv';
import { QueryPanel } from '../../../../ui/query-panel';
import { differenceText } from './difference-text';
import { TrialChart } from './trial-chart';

const figures: { figure: keyof TrialFigures; name: string }[] = [
  { figure: 'views', name: 'Page views' },
  { figure: 'clicks', name: 'Clicks' },
  { figure: 'visitors', name: 'Visitors a day' },
];

interface TrialProps {
  rule: number;
  triedAt: string;
  /** What the rule says. */
  name: string;
}

/** Preview of a rule: metrics before and after it, side by side. */
export function Trial({ rule, triedAt, name }: TrialProps) {
  return (
    <div className="mt-3">
      <QueryPanel
        query={useQuery(botRuleTrialQuery(rule, triedAt))}
        name="figures"
        skeleton={['h-72']}
        errorHint="The trial is kept."
        className="flex flex-col gap-6"
      >
        {(trial) => <Comparison trial={trial} name={name} />}
      </QueryPanel>
    </div>
  );
}

function Comparison({ trial: { days, products, totals }, name }: { trial: BotRuleTrial; name: string }) {
  return (
    <>
      <p className="text-xs text-muted">{spanText(days)}</p>
      <FiguresTable
        label={`Totals before and after: ${name}`}
        head="Figure"
        columns={['Before', 'After', 'Difference']}
        rows={figures.map(({ figure, name: title }) => ({
          key: figure,
          title,
          cells: beside(totals, figure),
        }))}
      />
      <TrialChart days={days} name={name} />
      <details>
        <summary className="inline-block cursor-pointer rounded-sm py-1 font-semibold underline underline-offset-4">
          Show days as table<span className="sr-only">: {name}</span>
        </summary>
        <FiguresTable
          label={`Days before and after: ${name}`}
          head="Day"
          columns={figures.flatMap(({ name: title }) => [`${title} before`, 'After'])}
          rows={days.map((day) => ({
            key: day.day,
            title: longDay(day.day),
            cells: figures.flatMap(({ figure }) => beside(day, figure).slice(0, 2)),
          }))}
        />
      </details>
      <p className="flex flex-wrap gap-x-6">
        <DownloadCsv filename="bot-rule-days" rows={() => csvOf('day', days, ({ day }) => day)}>
          days before and after: {name}
        </DownloadCsv>
        {products.length > 0 && (
          <DownloadCsv
            filename="bot-rule-products"
            rows={() => csvOf('product', products, (product) => product.name ?? `#${product.productId}`)}
          >
            products before and after: {name}
          </DownloadCsv>
        )}
      </p>
      {products.length > 0 && (
        <FiguresTable
          label={`Products before and after: ${name}`}
          head="Product"
          columns={['Clicks before', 'After', 'Difference']}
          rows={products.map((product) => ({
            key: String(product.productId),
            title: product.name ?? `Deleted product ${product.productId}`,
            cells: beside(product, 'clicks'),
          }))}
        />
      )}
    </>
  );
}

type Beside = Pick<BotRuleTrial['totals'], 'before' | 'after'>;

const keys = figures.map(({ figure }) => figure);

function csvOf<Row extends Beside>(head: string, rows: readonly Row[], keyOf: (row: Row) => string) {
  return [
    [head, ...keys.map((key) => `${key}Before`), ...keys.map((key) => `${key}After`)],
    ...rows.map((row) => [
      keyOf(row),
      ...keys.map((key) => row.before[key]),
      ...keys.map((key) => row.after[key]),
    ]),
  ];
}

function beside({ before, after }: Beside, figure: keyof TrialFigures) {
  const [was, is] = [before[figure], after[figure]];
  return [formatCount(was), formatCount(is), differenceText(was, is)];
}

/** 'November 1 to November 20: 20 days, as far back as single events are kept'. */
function spanText(days: BotRuleTrial['days']): string {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return 'No day has single events.';
  const span = first === last ? longDay(first.day) : `${longDay(first.day)} to ${longDay(last.day)}`;
  return `${span}: ${formatPlural(days.length, 'day')}, as far back as single events are kept`;
}

interface FiguresTableProps {
  label: string;
  head: string;
  columns: readonly string[];
  rows: readonly { key: string; title: string; cells: readonly string[] }[];
}

/** A table that scrolls on its own, so it must be focusable by keyboard. */
function FiguresTable({ label, head, columns, rows }: FiguresTableProps) {
  return (
    <div tabIndex={0} role="region" aria-label={label} className="relative max-h-80 overflow-auto">
      <table className="w-full border-collapse tabular-nums">
        <thead className="sticky top-0 bg-surface text-muted">
          <tr>
            <th scope="col" className="py-1.5 pr-3 text-left font-semibold">
              {head}
            </th>
            {columns.map((column, place) => (
              <th key={`${column} ${place}`} scope="col" className="py-1.5 pl-3 text-right font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, title, cells }) => (
            <tr key={key} className="border-t border-line align-baseline">
              <th scope="row" className="py-1.5 pr-3 text-left font-normal wrap-anywhere">
                {title}
              </th>
              {cells.map((cell, place) => (
                <td
                  key={columns[place]! + String(place)}
                  className="py-1.5 pl-3 text-right whitespace-nowrap"
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
