import type { BotRulePreview, PreviewMetrics } from '@astaguide/contracts/analytics/bot-rule';
import { useQuery } from '@tanstack/react-query';
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { botRulePreviewQuery } from '../../../api/analytics/bot-rules';
import { longDay } from '../../../../lib/calendar-date';
import { formatCount, formatPlural } from '../../../../lib/format';
import { ScrollingTable } from '../../../ui/chart/chart-table';
import { DownloadCsv } from '../../../ui/download-csv';
import { QueryPanel } from '../../../ui/query-panel';
import { ChartTooltip, tooltipOf } from '../../../ui/chart/chart-tooltip';
import { countAxis, countsUpTo, dayAxis } from '../../../ui/chart/day-axes';

const dayTooltip = tooltipOf(({ day, before, after }: Day) => (
  <ChartTooltip
    metric={`${formatCount(before.views)} before, ${formatCount(after.views)} after`}
    label={longDay(day)}
  />
));

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

function Comparison({ preview, name }: { preview: BotRulePreview; name: string }) {
  const { days, products, totals } = preview;
  return (
    <>
      <p className="text-xs text-muted">{spanText(days)}</p>
      <ScrollingTable
        label={`Totals before and after: ${name}`}
        rows={metrics}
        keyOf={({ metric }) => metric}
        columns={[
          { key: 'metric', name: 'Metric', cell: ({ name: title }) => title },
          { key: 'before', name: 'Before', cell: ({ metric }) => formatCount(totals.before[metric]) },
          { key: 'after', name: 'After', cell: ({ metric }) => formatCount(totals.after[metric]) },
          { key: 'difference', name: 'Difference', cell: ({ metric }) => difference(totals, metric) },
        ]}
      />
      <PreviewChart days={days} name={name} />
      <details>
        <summary className="inline-block cursor-pointer rounded-sm py-1 font-semibold underline underline-offset-4">
          Show days as table<span className="sr-only">: {name}</span>
        </summary>
        <ScrollingTable
          label={`Days before and after: ${name}`}
          rows={days}
          keyOf={({ day }) => day}
          columns={[
            { key: 'day', name: 'Day', cell: ({ day }) => longDay(day) },
            ...metrics.flatMap(({ metric, name: title }) => [
              {
                key: `${metric} before`,
                name: `${title} before`,
                cell: (day: Beside) => formatCount(day.before[metric]),
              },
              {
                key: `${metric} after`,
                name: 'After',
                cell: (day: Beside) => formatCount(day.after[metric]),
              },
            ]),
          ]}
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
        <ScrollingTable
          label={`Products before and after: ${name}`}
          rows={products}
          keyOf={({ productId }) => productId}
          columns={[
            {
              key: 'product',
              name: 'Product',
              cell: (product) => product.name ?? `Deleted product ${product.productId}`,
            },
            { key: 'before', name: 'Clicks before', cell: ({ before }) => formatCount(before.clicks) },
            { key: 'after', name: 'After', cell: ({ after }) => formatCount(after.clicks) },
            { key: 'difference', name: 'Difference', cell: (product) => difference(product, 'clicks') },
          ]}
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

const difference = ({ before, after }: Beside, metric: keyof PreviewMetrics) =>
  differenceText(before[metric], after[metric]);

/** 'November 1 to November 20: 20 days, all days with raw events'. */
function spanText(days: BotRulePreview['days']): string {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return 'No days have raw events.';
  const span = first === last ? longDay(first.day) : `${longDay(first.day)} to ${longDay(last.day)}`;
  return `${span}: ${formatPlural(days.length, 'day')}, all days with raw events`;
}

type Day = BotRulePreview['days'][number];

/** Page views per day, without and with the rule. */
function PreviewChart({ days, name }: { days: readonly Day[]; name: string }) {
  const highest = Math.max(0, ...days.map(({ before }) => before.views));
  return (
    <div className="h-64">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart
          data={[...days]}
          margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
          barGap={0}
          aria-label={`Bar chart: page views of ${formatPlural(days.length, 'day')} before and after: ${name}. Use the arrow keys to move between days. The table below has all values.`}
        >
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis dataKey="day" {...dayAxis} />
          <YAxis domain={countsUpTo(highest)} {...countAxis} />
          <Tooltip cursor={{ fill: 'var(--sunken)' }} content={dayTooltip} isAnimationActive={false} />
          <Legend formatter={(text: string) => <span className="text-ink">{text}</span>} />
          <Bar
            dataKey="before.views"
            name="Page views before"
            fill="var(--muted)"
            isAnimationActive={false}
          />
          <Bar dataKey="after.views" name="After" fill="var(--accent)" isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

/** The change of a metric: '−12', or '0' if unchanged. */
export function differenceText(before: number, after: number): string {
  if (before === after) return '0';
  return `${after < before ? '−' : '+'}${formatCount(Math.abs(after - before))}`;
}
