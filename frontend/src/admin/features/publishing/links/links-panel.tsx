import type { CheckedLink } from '@astaguide/contracts/publishing/link-check';
import { useQuery } from '@tanstack/react-query';
import { formatPlural } from '../../../../lib/format';
import { Button } from '../../../../ui/button';
import { checkedLinksQuery, checkLinksMutation } from '../../../api/operations';
import { useAction } from '../../../api/use-action';
import { EmptyState } from '../../../ui/empty-state';
import { Panel } from '../../../ui/panel';
import { QueryPanel } from '../../../ui/query-panel';
import { LinkTable } from './link-table';
import { OrphanedLinks } from './orphaned-links';
import { ShortLinksPanel } from './short-links-panel';
import { SwitchList } from './switch-list';

/** Affiliate links with their checks, and the owner's short links. */
export default function LinksPanel() {
  return (
    <div className="grid gap-6">
      <CheckedLinksPanel />
      <ShortLinksPanel />
    </div>
  );
}

/** Whether the shops behind the affiliate links still answer. */
function CheckedLinksPanel() {
  return (
    <Panel
      title="Affiliate links"
      note="Checked once a day"
      about="A link is broken if its page or shop was gone at two checks in a row, an hour or more apart. Many shops refuse automatic checks, which says nothing about the link."
    >
      <QueryPanel
        query={useQuery(checkedLinksQuery)}
        name="affiliate links"
        skeleton={['h-10', 'h-64']}
        errorHint="Visitors can still follow them. Check your connection and try again."
        empty={<EmptyState title="No affiliate links">Links appear here once you add a product.</EmptyState>}
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

function summaryOf(links: readonly CheckedLink[]): string {
  const broken = links.filter(({ verdict }) => verdict === 'broken').length;
  const all = formatPlural(links.length, 'link');
  if (broken === 0) return `${all}, none broken`;
  return `${broken} of ${all} ${broken === 1 ? 'is' : 'are'} broken`;
}
