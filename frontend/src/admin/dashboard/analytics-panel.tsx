import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from 'wouter';
import { siteNameOf, siteSettingsQuery } from '../../api/site-settings';
import { useOwnerTimeZone } from '../api/owner-settings';
import { RecountNotice } from '../features/maintenance/recount-notice';
import { choiceStyle } from '../ui/choice-style';
import { analyticsViews } from './analytics-views';
import { DeskLine } from './desk-line';
import { LazyPanel } from './lazy-panel';
import { lazyPart } from '../lib/lazy-part';
import { useIsEmpty } from './use-is-empty';

const EmptySite = lazyPart(() => import('./empty-site'));
/** The views that have nothing to show before the first visit. */
const emptyViews: readonly string[] = ['overview', 'attribution'];

/** The analytics tab. Its views are links, so that each has an address and works with the back button. */
export default function AnalyticsPanel() {
  const search = new URLSearchParams(useSearch());
  const asked = search.get('view');
  const timeZone = useOwnerTimeZone();
  const isEmpty = useIsEmpty();
  const { data: settings } = useQuery(siteSettingsQuery);
  const view = analyticsViews.find(({ value }) => value === asked) ?? analyticsViews[0];
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <nav aria-label="Analytics" className="mr-auto flex flex-wrap items-center gap-1 print:hidden">
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
        <p className="hidden font-display text-xl font-semibold print:block">
          {siteNameOf(settings)}: {view.label}
        </p>
        {view.value === 'overview' && !isEmpty && <DeskLine />}
        <p className="text-xs text-muted max-lg:order-2">Times in {timeZone}</p>
      </div>
      <RecountNotice />
      <LazyPanel
        key={view.value}
        Panel={isEmpty && emptyViews.includes(view.value) ? EmptySite : view.Panel}
      />
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
