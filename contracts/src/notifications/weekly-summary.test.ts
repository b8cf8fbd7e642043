import { composeNotice, composeWeeklySummary, type WeeklyFigures } from './weekly-summary';
import { lastWeek } from '../report/zoned-week';

const surroundings = {
  siteName: 'Reef <Review>',
  publicUrl: 'https://reef.example',
  timeZone: 'Europe/Berlin',
  week: lastWeek(new Date('2026-11-16T06:00:00Z'), 'Europe/Berlin'),
};
const figure = (now: number, before: number) => ({ now, before });
const figures: WeeklyFigures = {
  clicks: figure(150, 100),
  views: figure(3000, 4000),
  products: [{ label: '<img src=x onerror=alert(1)>', clicks: figure(90, 0), views: figure(0, 0) }],
  pages: [{ label: '/review/a?"b"', clicks: figure(1, 1), views: figure(1200, 1200) }],
};

test('the text tells the week, its figures, and where to look', () => {
  const { subject, text } = composeWeeklySummary(figures, surroundings);
  expect(subject).toBe('Reef <Review>: 150 clicks last week');
  for (const part of [
    'Nov 9, 2026 – Nov 15, 2026',
    'Clicks on buy links: 150 (+50%)',
    'Page views: 3,000 (−25%)',
    'Clicks for each view: 5% (2.5% before)',
    '1. <img src=x onerror=alert(1)>: 90 (none before)',
    '1. /review/a?"b": 1,200 (0%)',
    'https://reef.example/admin?tab=analytics',
    'https://reef.example/admin?tab=settings',
  ]) {
    expect(text).toContain(part);
  }
});

test('the HTML has no markup but its own, no picture, no script, and links to the site alone', () => {
  const mails = [
    composeWeeklySummary(figures, surroundings),
    composeNotice('<b>', ['<script>alert(1)</script>'], 'https://reef.example/admin'),
  ];
  for (const { html } of mails) {
    expect(html).not.toMatch(/<img|<script|<link|<style|url\(|onerror=alert\(1\)>/);
    const addresses = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address!);
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) expect(address).toMatch(/^https:\/\/reef\.example\/admin/);
  }
});

test('a week without anything says so', () => {
  const none = { clicks: figure(0, 0), views: figure(0, 0), products: [], pages: [] };
  const { text, html } = composeWeeklySummary(none, surroundings);
  expect(text).toContain('Clicks for each view: none (none before)');
  expect(text).toContain('Top pages by views\nNone.');
  expect(html).toContain('None.');
});
