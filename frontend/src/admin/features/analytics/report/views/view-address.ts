import { analyticsScreens } from '@astaguide/contracts/analytics/report/analytics-screen';
import type { SavedView } from '@astaguide/contracts/analytics/saved-view';
import { readChoice, writeChoice } from '../report-address';

/** What a view shows: a screen with its range of days, comparison, filters and metric. */
export type ShownView = Pick<SavedView, 'screen' | 'query' | 'metric'>;

/** The parameter with the id of the view that was opened, so that it is still known after a change of the address. */
const OPENED = 'saved';

/** What an address shows. @param today in the site's time zone: 'YYYY-MM-DD' */
export function readShown(search: URLSearchParams, today: string): ShownView {
  const asked = search.get('view');
  return {
    screen: analyticsScreens.find((screen) => screen === asked) ?? 'overview',
    ...readChoice(search, today),
  };
}

/** The address of a saved view. */
export const viewHref = (view: SavedView): string => `/admin?${markOpened(searchOf(view), view).toString()}`;

/** The same address, marked as that of a saved view. */
export function markOpened(search: URLSearchParams, { id }: SavedView): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set(OPENED, String(id));
  return next;
}

/** The saved view that an address was opened with, or else one that shows the same; undefined if there is none. */
export function findOpened(
  views: readonly SavedView[],
  search: URLSearchParams,
  shown: ShownView,
): { view: SavedView; isChanged: boolean } | undefined {
  const equal = views.find((view) => isSame(view, shown));
  const opened = views.find(({ id }) => String(id) === search.get(OPENED));
  const view = opened ?? equal;
  return view && { view, isChanged: !isSame(view, shown) };
}

const searchOf = ({ screen, ...choice }: ShownView) =>
  writeChoice(
    new URLSearchParams({ tab: 'analytics', ...(screen !== 'overview' && { view: screen }) }),
    choice,
  );

/** The order of filters does not matter. */
const isSame = (one: ShownView, other: ShownView) => sortedText(one) === sortedText(other);
const sortedText = (shown: ShownView) => searchOf(shown).toString().split('&').toSorted().join('&');
