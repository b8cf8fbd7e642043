import type { ProductCommissions } from '@astaguide/contracts/earnings/commission';
import type { UnmatchedGroup } from '@astaguide/contracts/earnings/conversion-import';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { assignSalesMutation, commissionsQuery, unmatchedQuery } from '../../api/earnings';
import { failureText } from '../../lib/failure';
import { longDay } from '../../../lib/calendar-date';
import { formatMoney, formatPlural } from '../../../lib/format';
import { Button } from '../../../ui/button';
import { SelectField } from '../../ui/inputs/select-field';
import { toast } from '../../../lib/toast-store';
import { Panel } from '../../ui/panel';
import { QueryPanel } from '../../ui/query-panel';

/** Sales that could not be matched to a product or a click. Empty without any. */
export function UnmatchedBox() {
  const { data: products = [] } = useQuery(commissionsQuery);
  return (
    <QueryPanel
      query={useQuery(unmatchedQuery)}
      name="unmatched sales"
      skeleton={[]}
      className="empty:hidden"
      empty={null}
    >
      {(groups) => (
        <Panel title="Unmatched sales" note="We’ll remember this match.">
          <ul className="flex flex-col">
            {groups.map((group) => (
              <UnmatchedRow key={group.key} group={group} products={products} />
            ))}
          </ul>
        </Panel>
      )}
    </QueryPanel>
  );
}

interface UnmatchedRowProps {
  group: UnmatchedGroup;
  products: readonly ProductCommissions[];
}

function UnmatchedRow({ group, products }: UnmatchedRowProps) {
  const { key, retailer, productText, orderId, conversions, sales, currency, lastDay } = group;
  const [productId, setProductId] = useState(String(group.productId ?? ''));
  const [error, setError] = useState<string>();
  const { mutateAsync: assign, isPending } = useMutation(assignSalesMutation);
  const name = productText ?? (orderId ? `Order ${orderId}` : 'Unnamed sale');
  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (productId === '') return setError('Choose a product');
    try {
      const assigned = await assign({ key, productId: Number(productId) });
      toast({ title: `${formatPlural(assigned.conversions, 'sale')} matched`, description: name });
    } catch (failure) {
      setError(failureText(failure));
    }
  };
  return (
    <li className="border-t border-line py-3 first:border-t-0">
      <form
        noValidate
        onSubmit={(event) => void onSubmit(event)}
        className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3"
      >
        <div className="min-w-0 basis-56 grow">
          <p className="text-sm font-semibold wrap-anywhere">{name}</p>
          <p className="text-xs text-muted">
            {retailer} · {formatPlural(conversions, 'sale')}, {formatMoney(sales, currency)}, last on{' '}
            {longDay(lastDay)}
            {group.productId !== null && '. Its click is not in the log: confirm the product.'}
          </p>
        </div>
        <SelectField
          label="Product"
          aria-label={`Product for ${name}`}
          className="min-w-0 basis-56 grow"
          placeholder="Choose…"
          value={productId}
          error={error}
          options={products.map((product) => ({
            value: String(product.productId),
            label: product.productName,
          }))}
          onChange={({ target }) => {
            setProductId(target.value);
            setError(undefined);
          }}
        />
        <Button look="quiet" type="submit" disabled={isPending}>
          Match<span className="sr-only"> {name}</span>
        </Button>
      </form>
    </li>
  );
}
