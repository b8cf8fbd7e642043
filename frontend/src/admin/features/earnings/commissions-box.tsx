import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { commissionsQuery } from '../../api/earnings';
import { longDay } from '../../../lib/calendar-date';
import { formatCommission, formatPlural } from '../../../lib/format';
import { Button } from '../../../ui/button';
import { FirstItems } from '../../ui/first-rows';
import { Panel } from '../../ui/panel';
import { QueryPanel } from '../../ui/query-panel';
import { CommissionDialog } from './commission-dialog';

/** The commission of each product. @param isOpen whether one has to be set */
export function CommissionsBox({ isOpen }: { isOpen: boolean }) {
  const query = useQuery(commissionsQuery);
  const [edited, setEdited] = useState<number>();
  const product = query.data?.find(({ productId }) => productId === edited);
  return (
    <Panel
      title="Commissions"
      note={query.data && formatPlural(query.data.length, 'product')}
      isFolded
      isOpen={isOpen}
      about="Used when a report has no commission column. Visitors see them on How We Rank only if you publish them under Settings › General."
    >
      <QueryPanel
        query={query}
        name="commissions"
        skeleton={['h-40']}
        empty="Add a product first to set its commission."
      >
        {(products) => (
          <FirstItems rows={products} first={5} className="flex flex-col">
            {({ productId, productName, commissions }) => (
              <li
                key={productId}
                className="flex items-center justify-between gap-x-4 border-t border-line py-2.5 first:border-t-0"
              >
                <div className="min-w-0 grow">
                  <p className="text-sm font-semibold wrap-anywhere">{productName}</p>
                  <p className="text-xs text-muted">
                    {commissions[0]
                      ? `${formatCommission(commissions[0])} since ${longDay(commissions[0].validFrom)}`
                      : 'No rate set'}
                  </p>
                </div>
                <Button look="quiet" isCompact onClick={() => setEdited(productId)}>
                  {commissions.length > 0 ? 'Change' : 'Set'}
                  <span className="sr-only"> rate for {productName}</span>
                </Button>
              </li>
            )}
          </FirstItems>
        )}
      </QueryPanel>
      {product && <CommissionDialog product={product} onClose={() => setEdited(undefined)} />}
    </Panel>
  );
}
