import { Link, useSearch } from 'wouter';
import { useOwnerTimeZone } from '../api/owner-settings';
import { RecountNotice } from '../features/maintenance/recount-notice';
import { DemoNotice } from '../features/maintenance/demo-data/demo-notice';
import { choiceStyle } from '../ui/choice-style';
import { analyticsViews } from './analytics-views';
import { LazyPanel } from './lazy-panel';

/** The analytics tab. Its views are links, so that each has an address and works with the back button. */
export default function AnalyticsPanel() {
  const search = new URLSearchParams(useSearch());
  const asked = search.get('view');
  const timeZone = useOwnerTimeZone();
  const view = analyticsViews.find(({ value }) => value === asked) ?? analyticsViews[0];
  return (
    <div className="relative flex flex-col gap-4">
      <nav aria-label="Analytics" className="print:hidden flex flex-wrap items-center gap-1">
        {analyticsViews.map(({ value, label }, place) => (
          <Link
            key={value}
            href={`/admin?${withView(search, place === 0 ? null : value)}`}
            aria-current={value === view.value ? 'page' : undefined}
            className={choiceStyle}
          >
            {label}
          </Link>
        ))}
      </nav>
      <RecountNotice />
      <DemoNotice />
      <LazyPanel key={view.value} Panel={view.Panel} />
      <p className="text-xs text-muted sm:absolute sm:top-2 sm:right-0 print:static">Times in {timeZone}</p>
    </div>
  );
}

/** The address of a view with the current period and filters. */
function withView(search: URLSearchParams, view: string | null): string {
  const next = new URLSearchParams({ tab: 'analytics', ...(view && { view }) });
  for (const name of ['range', 'compare', 'from', 'to', 'filter'])
    for (const value of search.getAll(name)) next.append(name, value);
  return next.toString();
}
