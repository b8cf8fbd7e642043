import { measure, withVisits } from '@astaguide/contracts/analytics/report/analytics-report';
import { report as twoDays } from '../report.fixture';
import { causesOf, silentSpans } from './causes';

const sessions = { sessions: 1, bounces: 0, milliseconds: 0, views: 1, clicks: 1 };
const hour = (clock: number) => new Date(Date.UTC(2026, 9, 1, clock)).toISOString();
const metricsOf = (views: number, clicks: number) => ({
  views,
  clicks,
  uniqueClicks: clicks,
  visitors: views,
});

/** A day whose hours have these page views, and `before` in each hour of the comparison. */
function dayOf(views: readonly number[], clicks: [now: number, before: number] = [10, 10], before = 4) {
  const series = views.map((count, clock) => ({
    start: hour(clock),
    end: hour(clock + 1),
    ...metricsOf(count, 0),
    compared: { start: hour(clock - 24), end: hour(clock - 23), ...metricsOf(before, 0) },
  }));
  const totals = withVisits(
    measure(metricsOf(100, clicks[0]), metricsOf(100, clicks[1])),
    sessions,
    sessions,
  );
  return { ...twoDays, grain: 'hour' as const, series, totals };
}

describe('causesOf', () => {
  it('names hours without a visit and what the comparison has then', () =>
    expect(causesOf(dayOf([5, 0, 0, 0, 0, 4]), 'views', 'UTC')).toEqual([
      'No visits recorded 01:00–05:00. The comparison has 16 page views then.',
    ]));

  it('leaves out quiet hours, hours to come, and hours in which a filter leaves nothing', () => {
    const quiet = dayOf([3, 0, 0, 0, 2]);
    expect(silentSpans(quiet)).toEqual([]);
    expect(silentSpans({ ...dayOf([3, 0, 0, 0, 0]), asOf: hour(1) })).toEqual([]);
    const [filter] = [{ dimension: 'country' as const, key: 'DE', excluded: false, label: 'Germany' }];
    expect(silentSpans({ ...dayOf([3, 0, 0, 0, 0]), filters: [filter] })).toEqual([]);
  });

  it('leaves out an empty hour of a quiet day, even if it is the best of the comparison', () => {
    expect(silentSpans(dayOf([5, 0, 4], undefined, 15))).toEqual([]);
    expect(silentSpans(dayOf([15, 0, 15], undefined, 15))).toHaveLength(1);
    expect(silentSpans(dayOf([0, 0, 0], undefined, 15))).toHaveLength(1);
  });

  it('splits a change of clicks into visitors and clicks per visitor', () => {
    const dropped = dayOf([3], [20, 50]);
    expect(causesOf(dropped, 'clicks', 'UTC')).toEqual([
      'Clicks −60%: visitors 0%, clicks per visitor −60%.',
    ]);
    expect(causesOf(dropped, 'views', 'UTC')).toEqual([]);
  });

  it('explains no change of clicks that may be chance', () =>
    expect(causesOf(dayOf([3], [45, 50]), 'clicks', 'UTC')).toEqual([]));
});
