import type { ReportQuery } from '@astaguide/contracts/analytics/report/analytics-report';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { earningsQuery } from '../../api/earnings';
import { searchOf } from '../../api/analytics/report';
import { formatMoney, formatPlural } from '../../../lib/format';

const CHAT = 'chat';
const query: ReportQuery = { range: '90d', compare: 'none' };
const reportOfChat = `/admin?${searchOf({ ...query, filter: `linkPlacement:${CHAT}` })}`;

/** The clicks on buy links under answers, and what they earned; nothing before the first click. */
export function AssistantEarnings() {
  const { data } = useQuery(earningsQuery(query, 'linkPlacement'));
  const row = data?.rows.find(({ key }) => key === CHAT);
  if (!row || row.clicks === 0) return null;
  return (
    <p className="mb-3 text-sm">
      <Link href={reportOfChat} className="font-semibold underline underline-offset-4 hover:text-accent">
        {formatPlural(row.clicks, 'click')}
      </Link>{' '}
      on buy links under answers
      {data?.hasBegun && `, ${formatMoney(row.expected, data.currency)} estimated earnings`}
    </p>
  );
}
