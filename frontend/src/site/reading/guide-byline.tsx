import { pageHistory } from '@astaguide/content/page-history';
import type { Page } from '@astaguide/content/blocks';
import { useQuery } from '@tanstack/react-query';
import { siteNameOf, siteSettingsQuery } from '../../api/site-settings';
import { longDay } from '../../lib/calendar-date';
import { AuthorName, LastChecked } from '../../ui/content/article/author-line';
import { ShareButton } from '../../ui/content/article/share-button';

/** Author and dates of the explainer and the guides; other pages have none. */
export function GuideByline({ page }: { page: Page }) {
  const { data: settings } = useQuery(siteSettingsQuery);
  const history = pageHistory[page.path];
  if (!history) return null;
  const { writtenOn, checkedOn } = history;
  return (
    <ul className="mt-6 flex flex-wrap items-baseline gap-x-6 gap-y-1 text-sm text-muted">
      <li className="font-semibold text-ink">
        <AuthorName siteName={siteNameOf(settings)} author={null} />
      </li>
      <li>
        <time dateTime={writtenOn}>{longDay(writtenOn)}</time>
      </li>
      {checkedOn && (
        <li>
          <LastChecked day={checkedOn} />
        </li>
      )}
      <li>
        <ShareButton title={page.heading} />
      </li>
    </ul>
  );
}
