import type { WeeklyMetrics } from '@astaguide/contracts/operations/weekly-metrics';
import { lastWeek } from '@astaguide/contracts/analytics/report/zoned-week';
import { composeNotice } from './notice-mail';
import { composeWeeklySummary } from './weekly-summary-mail';

const surroundings = {
  siteName: 'Reef <Review>',
  publicUrl: 'https://reef.example',
  timeZone: 'Europe/Berlin',
  week: lastWeek(new Date('2026-11-16T06:00:00Z'), 'Europe/Berlin'),
};
const metric = (now: number, before: number) => ({ now, before });
const metrics: WeeklyMetrics = {
  clicks: metric(150, 100),
  views: metric(3000, 4000),
  products: [{ label: '<img src=x onerror=alert(1)>', clicks: metric(90, 0), views: metric(0, 0) }],
  pages: [{ label: '/review/a?"b"', clicks: metric(1, 1), views: metric(1200, 1200) }],
};

test('the text has the week, its metrics, and a link', () => {
  const { subject, text } = composeWeeklySummary(metrics, surroundings);
  expect(subject).toBe('Reef <Review>: 150 clicks last week');
  for (const part of [
    'Nov 9, 2026 – Nov 15, 2026',
    'Buy link clicks: 150 (+50%)',
    'Page views: 3,000 (−25%)',
    'Click rate: 5% (vs. 2.5%)',
    '1. <img src=x onerror=alert(1)>: 90 (none before)',
    '1. /review/a?"b": 1,200 (0%)',
    'https://reef.example/admin?tab=analytics',
    'https://reef.example/admin?tab=settings',
  ]) {
    expect(text).toContain(part);
  }
});

test('the HTML has no markup but its own, no picture, no script, and links to the site alone', () => {
  const notifications = [
    composeWeeklySummary(metrics, surroundings),
    composeNotice('<b>', ['<script>alert(1)</script>'], 'https://reef.example/admin'),
  ];
  for (const { html } of notifications) {
    expect(html).not.toMatch(/<img|<script|<link|<style|url\(|onerror=alert\(1\)>/);
    const addresses = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address!);
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) expect(address).toMatch(/^https:\/\/reef\.example\/admin/);
  }
});

test('a week without anything says so', () => {
  const none = { clicks: metric(0, 0), views: metric(0, 0), products: [], pages: [] };
  const { text, html } = composeWeeklySummary(none, surroundings);
  expect(text).toContain('Click rate: none (vs. none)');
  expect(text).toContain('Top pages by views\nNone.');
  expect(html).toContain('None.');
});
