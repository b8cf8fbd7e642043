import type { EarningsMeasure, MeasuredEarnings } from '@astaguide/contracts/earnings/earnings';
import type { ReportGrain, ReportPeriod } from '@astaguide/contracts/report/report-period';
import { formatCount, formatPrice } from '../../../lib/format';

/** How days are written: as in the report. */
export interface DayLabels {
  period: (period: ReportPeriod) => string;
  bucket: (bucket: { start: string; end: string }, grain: ReportGrain) => string;
  tick: (start: string, grain: ReportGrain) => string;
}

export const measureNames: Record<EarningsMeasure, string> = {
  expected: 'Expected commission',
  commission: 'Confirmed commission',
  sales: 'Sales',
  conversions: 'Conversions',
  clicks: 'Clicks',
};

/** What a measure is, in a sentence. */
export const measureNotes: Record<EarningsMeasure, string> = {
  expected: 'Confirmed and pending',
  commission: 'What retailers have confirmed',
  sales: 'What was bought, without what was reversed',
  conversions: 'Sales that were not reversed',
  clicks: 'On buy links',
};

type Figures = Pick<
  MeasuredEarnings,
  'expected' | 'commission' | 'sales' | 'clicks' | 'pending' | 'confirmed'
>;

/** A measure for a chart: its height on the screen, not to be added up. */
export function heightOf(figures: Figures, measure: EarningsMeasure): number {
  return measure === 'conversions' ? figures.pending + figures.confirmed : Number(figures[measure]);
}

/** A measure to read: '$129.90' or '2,847'. */
export function measureText(figures: Figures, measure: EarningsMeasure): string {
  if (measure === 'conversions') return formatCount(figures.pending + figures.confirmed);
  return measure === 'clicks' ? formatCount(figures.clicks) : formatPrice(figures[measure]);
}

/** '0.41' → '$0.41'; a dash where there were no clicks. */
export const perClickText = (money: string | null) => (money === null ? '–' : formatPrice(money));
