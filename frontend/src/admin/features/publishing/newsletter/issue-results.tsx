import { campaignOf } from '@astaguide/contracts/publishing/newsletter-issue';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { issueResultsQuery } from '../../../api/newsletter';
import { formatMoney, formatPlural } from '../../../../lib/format';

/** What the links of an issue led to, with the report behind it. */
export function IssueResultsLine({ id }: { id: number }) {
  const { data, isError } = useQuery(issueResultsQuery(id));
  const report = `/admin?tab=analytics&range=90d&filter=${encodeURIComponent(`campaign:${campaignOf(id)}`)}`;
  return (
    <p className="mt-1 min-h-5 text-sm text-muted">
      {isError && 'Couldn’t load clicks and earnings. '}
      {data &&
        `${formatPlural(data.clicks, 'click')} · ${formatPlural(data.sales, 'sale')} · ${formatMoney(data.earnings, data.currency)} earned · `}
      <Link href={report} className="text-ink underline decoration-accent underline-offset-4">
        Report
      </Link>
    </p>
  );
}
