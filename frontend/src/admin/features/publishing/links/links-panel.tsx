import { hostOf } from '../../../lib/links';
import type { CheckedLink } from '@astaguide/contracts/publishing/link-check';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { formatCount, formatPlural } from '../../../../lib/format';
import { Button } from '../../../../ui/button';
import { checkedLinksQuery, checkLinksMutation, linkSwitchesQuery } from '../../../api/operations';
import { useAction } from '../../../api/use-action';
import { EmptyState } from '../../../ui/empty-state';
import { Panel } from '../../../ui/panel';
import { QueryPanel } from '../../../ui/query-panel';
import { LinkTable } from './link-table';
import { ShortLinksPanel } from './short-links-panel';
import { orphanedLinksQuery } from '../../../api/owner-products';
import { FirstItems } from '../../../ui/first-rows';
import { useOwnerTimeZone } from '../../../api/owner-settings';
import { zonedMinute } from '../../../lib/zoned-time';

/** The links that visitors get with their checks, and the owner's short links. */
export default function LinksPanel() {
  return (
    <div className="grid gap-6">
      <CheckedLinksPanel />
      <ShortLinksPanel />
    </div>
  );
}

/** Whether the pages behind the links of products, short links and posts still answer. */
function CheckedLinksPanel() {
  return (
    <Panel
      title="Links"
      note="Checked once a day"
      about="Links of products, short links and published posts. A link counts as broken after two failed checks, an hour apart. Many shops block checks; that doesn’t mean the link is broken. Links to doi.org and PubMed are under Cited studies."
    >
      <QueryPanel
        query={useQuery(checkedLinksQuery)}
        name="links"
        skeleton={['h-10', 'h-64']}
        errorHint="Visitors can still follow them. Check your connection and try again."
        empty={<EmptyState title="No links">Links appear here once you add a product.</EmptyState>}
      >
        {(links) => (
          <>
            <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <p className="text-sm font-semibold">{summaryOf(links)}</p>
              <CheckNow />
            </div>
            <LinkTable links={links} />
            <SwitchList />
            <OrphanedLinks />
          </>
        )}
      </QueryPanel>
    </Panel>
  );
}

function CheckNow() {
  const [check, isPending] = useAction(checkLinksMutation, {
    done: 'Checks started',
    detail: 'Results appear one by one. Links to the same shop are checked a few seconds apart.',
    failed: 'Failed to start the checks',
  });
  return (
    <Button look="quiet" isCompact disabled={isPending} onClick={() => void check()}>
      {isPending ? 'Starting…' : 'Check now'}
    </Button>
  );
}

const summaryParts: [verdict: CheckedLink['verdict'], one: string, several?: string][] = [
  ['broken', 'is broken', 'are broken'],
  ['suspected', 'may be broken'],
  ['leads-elsewhere', 'leads elsewhere', 'lead elsewhere'],
  ['ok', 'works', 'work'],
  ['could-not-check', 'could not be checked'],
  [null, 'was not checked yet', 'were not checked yet'],
];

/** '41 links: 1 is broken, 30 work, 10 could not be checked'. */
function summaryOf(links: readonly CheckedLink[]): string {
  const parts = summaryParts.flatMap(([wanted, one, several = one]) => {
    const count = links.filter(({ verdict }) => verdict === wanted).length;
    return count === 0 ? [] : `${formatCount(count)} ${count === 1 ? one : several}`;
  });
  return `${formatPlural(links.length, 'link')}: ${parts.join(', ')}`;
}

/** Links in posts to products that do not exist; nothing if there are none. */
function OrphanedLinks() {
  const { data: orphans = [] } = useQuery(orphanedLinksQuery);
  if (orphans.length === 0) return null;
  return (
    <section aria-labelledby="orphaned-links" className="mt-6 border-t border-line pt-4">
      <h3 id="orphaned-links" className="text-base font-semibold">
        Links to deleted products
      </h3>
      <FirstItems rows={orphans} first={5} className="mt-2 text-sm">
        {({ post, target }, place) => (
          <li
            key={place}
            className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2 last:border-0"
          >
            <Link
              href={`/admin?tab=blog&edit=${post.id}`}
              className="font-semibold underline underline-offset-4 hover:text-accent"
            >
              {post.title}
            </Link>
            <span className="text-muted wrap-anywhere">{target}</span>
          </li>
        )}
      </FirstItems>
    </section>
  );
}

/** When another link took over from a broken one, and when it stepped back; nothing before the first time. */
function SwitchList() {
  const { data: switches = [] } = useQuery(linkSwitchesQuery);
  const timeZone = useOwnerTimeZone();
  if (switches.length === 0) return null;
  return (
    <section aria-labelledby="link-switches" className="mt-6 border-t border-line pt-4">
      <h3 id="link-switches" className="text-base font-semibold">
        Replaced links
      </h3>
      <p className="mt-1 text-xs text-muted">
        Visitors get another offer while a link is broken, and the first one again once it works.
      </p>
      <FirstItems rows={switches} first={5} className="mt-2 text-sm">
        {({ id, product, fromUrl, toUrl, switchedAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 border-b border-line py-2 last:border-0"
          >
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{product.name}</span>
              <span className="block text-xs text-muted">
                <span title={fromUrl}>{hostOf(fromUrl)}</span>
                <span aria-hidden="true"> → </span>
                <span className="sr-only"> replaced by </span>
                <span title={toUrl}>{hostOf(toUrl)}</span>
              </span>
            </span>
            <time dateTime={switchedAt} className="text-xs text-muted tabular-nums">
              {zonedMinute(switchedAt, timeZone)}
            </time>
          </li>
        )}
      </FirstItems>
    </section>
  );
}
