import type {
  AnalyticsReport,
  MeasuredMetrics,
  ReportMetrics,
} from '@astaguide/contracts/analytics/report/analytics-report';
import type { Earnings } from '@astaguide/contracts/earnings/earnings';
import { changeText, rateText } from '@astaguide/contracts/lib/change-text';
import { offsetAt } from '@astaguide/contracts/lib/time-zone';
import { VISITORS_OF_A_NETWORK } from '@astaguide/database/event-store/public-clicks.sql';
import { escapeHtml } from '@astaguide/contracts/lib/escape-html';
import { sharedPage } from './shared-page';

/** Rows of a table: the page is for a look, not for the last detail. */
const ROWS = 10;
/** Bars are drawn in a box of this size; the box grows with the page. */
const WIDTH = 720;
const HEIGHT = 200;

/** The tables that are shared. A source may name a person's page, and a country few people: those stay inside. */
const TABLES = [
  ['product', 'Products'],
  ['page', 'Pages'],
  ['linkPlacement', 'Placements'],
  ['device', 'Devices'],
] as const;
type SharedDimension = (typeof TABLES)[number][0];
/** The dimensions that a shared report breaks down by. */
export const sharedDimensions = TABLES.map(([dimension]) => dimension);

const count = new Intl.NumberFormat('en-US');
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

interface SharedReport {
  name: string;
  siteName: string;
  /** By each of sharedDimensions; empty where they are not shared. */
  earnings: readonly Earnings[];
  /** Whether demo visitors are counted in the period or in the one it is compared with. */
  hasDemoData: boolean;
  /** By product id, with few visitors of each network: others see them in place of the report's own. */
  uniqueClicks: ReadonlyMap<string, number>;
}

/** A report as a standalone page without subresources and links. */
export function sharedReportPage(
  report: AnalyticsReport,
  { name, siteName, earnings, hasDemoData, uniqueClicks }: SharedReport,
): string {
  const { period, comparison, totals, asOf, timeZone } = report;
  const days = periodText(period);
  const against = comparison ? ` vs. ${periodText(comparison)}` : '';
  const body = [
    `<header><p>${escapeHtml(siteName)}</p><h1>${escapeHtml(name)}</h1>`,
    `<p>${days}${against} · Time zone ${escapeHtml(timeZone)} · bots excluded · Updated ${momentText(asOf, timeZone)}</p>`,
    `<p>Unique clicks count at most ${VISITORS_OF_A_NETWORK} visitors of one network a day.</p></header>`,
    hasDemoData ? demoNote(earnings.length > 0) : '',
    totalsList(totals, uniqueClicks, earnings[0]),
    chart(report),
    ...TABLES.map(([dimension, title]) =>
      table(report, dimension, title, earnings, dimension === 'product' ? uniqueClicks : undefined),
    ),
  ];
  return sharedPage(`${name} | ${siteName}`, body.join('\n'));
}

const demoNote = (showsEarnings: boolean) =>
  `<p class="note"><strong>Demo data.</strong> Includes generated ${showsEarnings ? 'visitors, clicks and sales' : 'visitors and clicks'}.</p>`;

function totalsList(
  totals: MeasuredMetrics,
  uniqueClicks: ReadonlyMap<string, number>,
  earnings: Earnings | undefined,
): string {
  const allUniqueClicks = [...uniqueClicks.values()].reduce((sum, clicks) => sum + clicks, 0);
  const moved = (metric: keyof ReportMetrics) =>
    totals.change && changeText(totals.change[metric], totals[metric]).sign;
  const items = [
    ['Clicks', count.format(totals.clicks), moved('clicks')],
    ['Unique clicks', count.format(allUniqueClicks), null],
    ['Page views', count.format(totals.views), moved('views')],
    ['Daily visitors', count.format(totals.visitors), moved('visitors')],
    ['Click rate', rateText(totals.clickThroughRate), null],
    ...(earnings ? [['Estimated earnings', moneyText(earnings.totals.expected), null]] : []),
  ];
  const parts = items.map(
    ([term, value, sign]) =>
      `<div><dt>${term}</dt><dd>${value}${sign === null ? '' : ` <small>${sign}</small>`}</dd></div>`,
  );
  return `<dl>${parts.join('')}</dl>`;
}

/** Clicks as bars, with every metric in a table below. */
function chart({ series, grain, timeZone }: AnalyticsReport): string {
  const highest = Math.max(4, ...series.map(({ clicks }) => clicks));
  const step = WIDTH / series.length;
  const bars = series.map(({ clicks }, place) => {
    const height = (clicks / highest) * HEIGHT;
    const [x, y] = [place * step + step * 0.15, HEIGHT - height].map((value) => value.toFixed(1));
    return `<rect x="${x}" y="${y}" width="${(step * 0.7).toFixed(1)}" height="${height.toFixed(1)}"/>`;
  });
  const rows = series.map(
    ({ start, clicks, views }) =>
      `<tr><th scope="row">${bucketText(start, grain, timeZone)}</th><td>${count.format(clicks)}</td><td>${count.format(views)}</td></tr>`,
  );
  if (series.every(({ clicks, views }) => clicks + views === 0))
    return `<section><h2>Clicks per ${grain}</h2><p>No data for this period</p></section>`;
  return `<section><h2>Clicks per ${grain}</h2>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="Bar chart of clicks per ${grain}, up to ${count.format(highest)}. The table below lists all values.">${bars.join('')}</svg>
<details><summary>Show as table</summary><table><thead><tr><th scope="col">Start (${escapeHtml(timeZone)})</th><th scope="col">Clicks</th><th scope="col">Views</th></tr></thead><tbody>${rows.join('')}</tbody></table></details></section>`;
}

/**
 * Views are shown only where some were counted: page views name a page, but neither product nor link placement.
 *
 * @param uniqueClicks by key: then they order the rows, in place of the clicks
 */
function table(
  { breakdowns }: AnalyticsReport,
  dimension: SharedDimension,
  title: string,
  allEarnings: readonly Earnings[],
  uniqueClicks?: ReadonlyMap<string, number>,
): string {
  const earnings = allEarnings.find(({ by }) => by === dimension);
  const rows = breakdowns.find((breakdown) => breakdown.dimension === dimension)?.rows ?? [];
  const uniqueOf = (key: string | null) => uniqueClicks?.get(key ?? '') ?? 0;
  const shown = rows
    .filter(({ key, clicks, views }) => key !== null && clicks + views > 0)
    .toSorted((one, other) => uniqueOf(other.key) - uniqueOf(one.key))
    .slice(0, ROWS);
  const hasViews = shown.some(({ views }) => views > 0);
  const earnedBy = (key: string | null) => earnings?.rows.find((row) => row.key === key)?.expected ?? '0.00';
  const lines = shown.map(
    ({ key, label, clicks, views }) =>
      `<tr><th scope="row">${escapeHtml(dimension === 'product' || dimension === 'page' ? label : wordsOf(label))}</th>${uniqueClicks ? `<td>${count.format(uniqueOf(key))}</td>` : ''}<td>${count.format(clicks)}</td>${hasViews ? `<td>${count.format(views)}</td>` : ''}${earnings ? `<td>${moneyText(earnedBy(key))}</td>` : ''}</tr>`,
  );
  const content =
    lines.length === 0
      ? '<p>No data for this period</p>'
      : `<table><thead><tr><th scope="col">${title}</th>${uniqueClicks ? '<th scope="col">Unique clicks</th>' : ''}<th scope="col">Clicks</th>${hasViews ? '<th scope="col">Views</th>' : ''}${earnings ? '<th scope="col">Est. earnings</th>' : ''}</tr></thead><tbody>${lines.join('')}</tbody></table>`;
  return `<section><h2>${title}</h2>${content}</section>`;
}

/** '129.90' → '$129.90' */
const moneyText = (amount: string) => dollars.format(Number(amount));

const periodText = ({ from, to }: { from: string; to: string }) =>
  from === to ? day.format(new Date(from)) : `${day.format(new Date(from))} – ${day.format(new Date(to))}`;

/** 'comparison-card' → 'Comparison card': link placements and devices are words of the product's own. */
const wordsOf = (label: string) => {
  const words = label.replaceAll('-', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

/** A moment whose UTC fields are what the clocks of the zone show. */
const localTime = (moment: string, timeZone: string) =>
  new Date(Date.parse(moment) + offsetAt(Date.parse(moment), timeZone));

/** 'Nov 22, 2026, 14:02 (Europe/Berlin)' */
function momentText(moment: string, timeZone: string): string {
  const local = localTime(moment, timeZone);
  return `${day.format(local)}, ${local.toISOString().slice(11, 16)} (${escapeHtml(timeZone)})`;
}

const bucketText = (start: string, grain: AnalyticsReport['grain'], timeZone: string) => {
  const local = localTime(start, timeZone);
  return grain === 'hour' ? local.toISOString().slice(11, 16) : day.format(local);
};
