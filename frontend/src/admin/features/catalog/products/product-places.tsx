import type { ProductMention, ProductPlaces } from '@astaguide/contracts/catalog/product-places';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { formatCount, formatMoney, formatPlural } from '../../../../lib/format';
import { productPlacesQuery } from '../../../api/owner-products';
import { rowLabel } from '../../../lib/report-labels';
import { QueryPanel } from '../../../ui/query-panel';
import { FoldingTable } from '../../../ui/table/folding-table';

const mentionNames: Record<ProductMention, string> = {
  card: 'product card',
  review: 'link to the review',
  redirect: 'link through /go',
  retailer: 'link to the retailer',
};

/** Where a product is linked, with clicks and earnings: pages, posts and short links. Loaded when it is opened. */
export function ProductPlacesList({ id }: { id: number }) {
  return (
    <section aria-labelledby="product-places" className="border-t border-line py-7">
      <h3 id="product-places" className="font-display text-lg font-semibold">
        Where it is linked
      </h3>
      <p className="mt-1 mb-3 text-xs text-muted">
        Clicks on its buy links and estimated commission of the last 28 days.
      </p>
      <QueryPanel
        query={useQuery(productPlacesQuery(id))}
        name="places where it is linked"
        skeleton={['h-24']}
        empty="Not linked anywhere yet."
        isEmpty={({ pages, posts, shortLinks }) => pages.length + posts.length + shortLinks.length === 0}
      >
        {(places) => <Places places={places} />}
      </QueryPanel>
    </section>
  );
}

function Places({ places: { currency, pages, posts, shortLinks } }: { places: ProductPlaces }) {
  return (
    <div className="grid gap-5 text-sm">
      {pages.length > 0 && (
        <FoldingTable
          caption="Pages with its buy links"
          rows={pages}
          keyOf={({ page, linkPlacement }) => `${page} ${linkPlacement}`}
          columns={[
            {
              key: 'page',
              name: 'Page',
              cell: ({ page }) => <span className="font-semibold">{page ?? 'Unknown'}</span>,
            },
            {
              key: 'placement',
              name: 'Placement',
              kind: 'text',
              cell: ({ linkPlacement }) => (
                <span className="text-muted">
                  {linkPlacement === null ? 'Unknown' : rowLabel('linkPlacement', linkPlacement)}
                </span>
              ),
            },
            { key: 'impressions', name: 'Impressions', cell: (row) => formatCount(row.impressions) },
            { key: 'clicks', name: 'Clicks', cell: ({ clicks }) => formatCount(clicks) },
            { key: 'earnings', name: 'Estimated', cell: ({ earnings }) => formatMoney(earnings, currency) },
          ]}
        />
      )}
      {posts.length > 0 && (
        <ul aria-label="Posts">
          {posts.map(({ id, title, published, mentions, ...counted }) => (
            <li key={id} className="border-t border-line py-1.5">
              <Link
                href={`/admin?tab=blog&edit=${id}`}
                className="font-semibold underline underline-offset-4"
              >
                {title}
              </Link>
              <span className="text-muted">
                {' '}
                {published ? '' : 'Draft · '}
                {mentions.map((mention) => mentionNames[mention]).join(', ')} ·{' '}
                {countedText(counted, currency)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {shortLinks.length > 0 && (
        <ul aria-label="Short links">
          {shortLinks.map(({ slug, ...counted }) => (
            <li key={slug} className="border-t border-line py-1.5">
              <span className="font-semibold">/l/{slug}</span>
              <span className="text-muted"> {countedText(counted, currency)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** '12 clicks, $4.50'. */
const countedText = ({ clicks, earnings }: { clicks: number; earnings: string }, currency: string) =>
  `${formatPlural(clicks, 'click')}, ${formatMoney(earnings, currency)}`;
