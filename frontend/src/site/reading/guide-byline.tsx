import { pageHistory } from '@astaguide/content/page-history';
import type { Page } from '@astaguide/content/blocks';
import { useQuery } from '@tanstack/react-query';
import { siteNameOf, siteSettingsQuery } from '../../api/site-settings';
import { AuthorLine } from '../../ui/content/article/author-line';

/** Author and dates of the explainer and the guides; other pages have none. */
export function GuideByline({ page }: { page: Page }) {
  const { data: settings } = useQuery(siteSettingsQuery);
  const history = pageHistory[page.path];
  if (!history) return null;
  return (
    <AuthorLine
      siteName={siteNameOf(settings)}
      author={null}
      writtenAt={history.writtenOn}
      checkedOn={history.checkedOn}
      title={page.heading}
      className="mt-6 flex flex-wrap items-baseline gap-x-6 gap-y-1 text-sm text-muted"
    />
  );
}
