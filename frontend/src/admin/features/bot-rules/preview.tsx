import type { BotRulePreview, PreviewMetrics } from '@astaguide/contracts/analytics/bot-rule';
import { useQuery } from '@tanstack/react-query';
import { botRulePreviewQuery } from '../../api/analytics/bot-rules';
import { longDay } from '../../../lib/calendar-date';
import { formatCount, formatPlural } from '../../../lib/format';
import { ChartCell, ChartRow, ScrollingTable } from '../../ui/chart/chart-table';
import { DownloadCsv } from '../../ui/download-csv';
import { QueryPanel } from '../../ui/query-panel';
import { differenceText } from './difference-text';
import { PreviewChart } from './preview-chart';

const metrics: { metric: keyof PreviewMetrics; name: string }[] = [
  { metric: 'views', name: 'Page views' },
  { metric: 'clicks', name: 'Clicks' },
  { metric: 'visitors', name: 'Daily visitors' },
];

interface PreviewProps {
  rule: number;
  previewedAt: string;
  /** The rule's description. */
  name: string;
}

/** Preview of a rule: metrics before and after it, side by side. */
export function Preview({ rule, previewedAt, name }: PreviewProps) {
  return (
    <div className="mt-3">
      <QueryPanel
        query={useQuery(botRulePreviewQuery(rule, previewedAt))}
        name="preview"
        skeleton={['h-72']}
        errorHint="The preview is still saved."
        className="flex flex-col gap-6"
      >
        {(preview) => <Comparison preview={preview} name={name} />}
      </QueryPanel>
    </div>
  );
}

function Comparison({
  preview: { days, products, totals },
  name,
}: {
  preview: BotRulePreview;
  name: string;
}) {
  return (
    <>
      <p className="text-xs text-muted">{spanText(days)}</p>
      <MetricsTable
        label={`Totals before and after: ${name}`}
        head="Metric"
        columns={['Before', 'After', 'Difference']}
        rows={metrics.map(({ metric, name: title }) => ({
          key: metric,
          title,
          cells: beside(totals, metric),
        }))}
      />
      <PreviewChart days={days} name={name} />
      <details>
        <summary className="inline-block cursor-pointer rounded-sm py-1 font-semibold underline underline-offset-4">
          Show days as table<span className="sr-only">: {name}</span>
        </summary>
        <MetricsTable
          label={`Days before and after: ${name}`}
          head="Day"
          columns={metrics.flatMap(({ name: title }) => [`${title} before`, 'After'])}
          rows={days.map((day) => ({
            key: day.day,
            title: longDay(day.day),
            cells: metrics.flatMap(({ metric }) => beside(day, metric).slice(0, 2)),
          }))}
        />
      </details>
      <p className="flex flex-wrap gap-x-6">
        <DownloadCsv
          filename="bot-rule-days"
          rows={() => csvOf('day', days, ({ day }) => day)}
          isShort={false}
        >
          days<span className="sr-only"> before and after: {name}</span>
        </DownloadCsv>
        {products.length > 0 && (
          <DownloadCsv
            filename="bot-rule-products"
            rows={() => csvOf('product', products, (product) => product.name ?? `#${product.productId}`)}
            isShort={false}
          >
            products<span className="sr-only"> before and after: {name}</span>
          </DownloadCsv>
        )}
      </p>
      {products.length > 0 && (
        <MetricsTable
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

type Beside = Pick<BotRulePreview['totals'], 'before' | 'after'>;

const keys = metrics.map(({ metric }) => metric);

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

function beside({ before, after }: Beside, metric: keyof PreviewMetrics) {
  const [was, is] = [before[metric], after[metric]];
  return [formatCount(was), formatCount(is), differenceText(was, is)];
}

/** 'November 1 to November 20: 20 days, all days with raw events'. */
function spanText(days: BotRulePreview['days']): string {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return 'No days have raw events.';
  const span = first === last ? longDay(first.day) : `${longDay(first.day)} to ${longDay(last.day)}`;
  return `${span}: ${formatPlural(days.length, 'day')}, all days with raw events`;
}

interface MetricsTableProps {
  label: string;
  head: string;
  columns: readonly string[];
  rows: readonly { key: string; title: string; cells: readonly string[] }[];
}

function MetricsTable({ label, head, columns, rows }: MetricsTableProps) {
  return (
    <ScrollingTable label={label} first={head} heads={columns}>
      {rows.map(({ key, title, cells }) => (
        <ChartRow key={key} head={title}>
          {cells.map((cell, place) => (
            <ChartCell key={place}>{cell}</ChartCell>
          ))}
        </ChartRow>
      ))}
    </ScrollingTable>
  );
}
