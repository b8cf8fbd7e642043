import { changeText, rateText } from '../values/change-text';
import type { ComposedMail } from './notification-preferences';
import type { ZonedWeek } from '../report/zoned-week';

/** A metric of the week and of the week before. */
export interface WeeklyMetric {
  now: number;
  before: number;
}

export interface WeeklyRow {
  label: string;
  clicks: WeeklyMetric;
  views: WeeklyMetric;
}

/** The contents of a weekly summary. Bot traffic is excluded. */
export interface WeeklyMetrics {
  clicks: WeeklyMetric;
  views: WeeklyMetric;
  /** Most clicks first. */
  products: WeeklyRow[];
  /** Most views first. */
  pages: WeeklyRow[];
}

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
  const html = page(
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

/** Renders a mail of a few paragraphs that ends with a link to the dashboard. */
export function composeNotice(subject: string, paragraphs: string[], link: string): ComposedMail {
  const body = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n');
  return {
    subject,
    text: `${[...paragraphs, `Dashboard: ${link}`].join('\n\n')}\n`,
    html: page(subject, `${body}\n<p><a href="${escapeHtml(link)}">Open the dashboard</a></p>`),
  };
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#1d2327;background:#fff">
<div style="max-width:560px;margin:0 auto">
${body}
</div></body></html>`;
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

export function escapeHtml(text: string): string {
  const names: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => names[character]!);
}
