import type { CheckedLink } from '@astaguide/contracts/operations/link-check';
import { useMutation, useQuery } from '@tanstack/react-query';
import { formatPlural } from '../../../lib/format';
import { buttonStyle } from '../../../ui/button-style';
import { checkedLinksQuery, checkLinksMutation } from '../../api/operations';
import { toastOutcome } from '../../api/toast-outcome';
import { EmptyState } from '../../ui/empty-state';
import { Panel } from '../../ui/panel';
import { QueryPanel } from '../../ui/query-panel';
import { LinkTable } from './link-table';

/** Whether the shops behind the affiliate links still answer. */
export default function LinksPanel() {
  return (
    <Panel
      title="Affiliate links"
      note="Checked once a day"
      about="A link is broken if its page or shop was gone at two checks in a row. Many shops refuse automatic checks, which says nothing about the link."
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
          </>
        )}
      </QueryPanel>
    </Panel>
  );
}

function CheckNow() {
  const { mutateAsync: check, isPending } = useMutation(checkLinksMutation);
  const onCheck = () =>
    toastOutcome(check(), {
      done: 'Checks started',
      detail: 'Results appear one by one. Links to the same shop are checked a few seconds apart.',
      failed: 'Failed to start the checks',
    });
  return (
    <button
      type="button"
      className={buttonStyle('quiet', '', 'compact')}
      disabled={isPending}
      onClick={() => void onCheck()}
    >
      {isPending ? 'Starting…' : 'Check now'}
    </button>
  );
}

function summaryOf(links: readonly CheckedLink[]): string {
  const broken = links.filter(({ verdict }) => verdict === 'broken').length;
  const all = formatPlural(links.length, 'link');
  if (broken === 0) return `${all}, none broken`;
  return `${broken} of ${all} ${broken === 1 ? 'is' : 'are'} broken`;
}
