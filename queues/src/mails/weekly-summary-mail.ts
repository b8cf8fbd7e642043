import type { ComposedMail } from '@astaguide/contracts/operations/notification-preferences';
import type { WeeklyMetric, WeeklyMetrics } from '@astaguide/contracts/operations/weekly-metrics';
import type { ZonedWeek } from '@astaguide/contracts/analytics/report/zoned-week';
import { changeText, rateText } from '@astaguide/contracts/lib/change-text';
import { escapeHtml } from '@astaguide/contracts/lib/escape-html';
import { mailHtml } from './notice-mail';

interface Surroundings {
  siteName: string;
  /** The site's public origin. */
  publicUrl: string;
  timeZone: string;
  week: ZonedWeek;
}

const count = new Intl.NumberFormat('en-US');

/** Renders the weekly summary as text and as HTML. */
export function composeWeeklySummary(metrics: WeeklyMetrics, surroundings: Surroundings): ComposedMail {
  const { siteName, publicUrl, timeZone, week } = surroundings;
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone });
  const days = `${day.format(week.from)} – ${day.format(new Date(week.to.getTime() - 1))}`;
  const { clicks, views } = metrics;
  const totals = [
    ['Buy link clicks', metricText(clicks)],
    ['Page views', metricText(views)],
    ['Click rate', `${rateOf(clicks.now, views.now)} (vs. ${rateOf(clicks.before, views.before)})`],
  ] as [string, string][];
  const tables = [
    {
      title: 'Top products by clicks',
      rows: metrics.products.map((row) => [row.label, metricText(row.clicks)]),
    },
    { title: 'Top pages by views', rows: metrics.pages.map((row) => [row.label, metricText(row.views)]) },
  ] as { title: string; rows: [string, string][] }[];
  const dashboard = `${publicUrl}/admin?tab=analytics`;
  const settings = `${publicUrl}/admin?tab=settings`;
  const subject = `${siteName}: ${count.format(clicks.now)} ${clicks.now === 1 ? 'click' : 'clicks'} last week`;
  const note = `Time zone: ${timeZone}. Compared with the week before. To stop these emails, go to`;

  const text = [
    `${siteName}, ${days}`,
    totals.map(([name, value]) => `${name}: ${value}`).join('\n'),
    ...tables.map(({ title, rows }) => [title, ...linesOf(rows)].join('\n')),
    `Dashboard: ${dashboard}`,
    `${note} ${settings}`,
  ].join('\n\n');
  const html = mailHtml(
    subject,
    [
      `<h1 style="font-size:20px;margin:0 0 4px">${escapeHtml(siteName)}</h1>`,
      `<p style="margin:0 0 16px;color:#555">${escapeHtml(days)}</p>`,
      htmlTable(totals),
      ...tables.map(
        ({ title, rows }) => `<h2 style="font-size:16px;margin:24px 0 4px">${title}</h2>${htmlTable(rows)}`,
      ),
      `<p style="margin:24px 0"><a href="${escapeHtml(dashboard)}">Open the dashboard</a></p>`,
      `<p style="font-size:13px;color:#555">${escapeHtml(note)} <a href="${escapeHtml(settings)}">the settings</a>.</p>`,
    ].join('\n'),
  );
  return { subject, text: `${text}\n`, html };
}

function htmlTable(rows: readonly [string, string][]): string {
  if (rows.length === 0) return '<p style="margin:0;color:#555">None.</p>';
  const cell = 'padding:6px 0;border-top:1px solid #ddd;vertical-align:top';
  const lines = rows.map(
    ([name, value]) =>
      `<tr><th scope="row" style="${cell};text-align:left;font-weight:normal;word-break:break-word">${escapeHtml(name)}</th>` +
      `<td style="${cell};text-align:right;padding-left:16px">${escapeHtml(value)}</td></tr>`,
  );
  return `<table style="width:100%;border-collapse:collapse">${lines.join('')}</table>`;
}

const linesOf = (rows: readonly [string, string][]) =>
  rows.length === 0 ? ['None.'] : rows.map(([name, value], place) => `${place + 1}. ${name}: ${value}`);

function metricText({ now, before }: WeeklyMetric): string {
  const { sign, words } = changeText(before === 0 ? null : now / before - 1, now);
  return `${count.format(now)} (${before === 0 ? words : sign})`;
}

const rateOf = (clicks: number, views: number) => (views === 0 ? 'none' : rateText(clicks / views));
