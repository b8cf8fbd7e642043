import { SCORES_ANCHOR } from '@astaguide/content/about/how-we-rank';
import { scorePartTexts } from '@astaguide/content/about/score';
import { orderByScore, scoreParts, scoreProduct } from '@astaguide/contracts/catalog/product-score';
import { Link } from 'wouter';
import { formatPlural } from '../../../lib/format';
import { PhoneFold } from '../../../ui/phone-fold';
import { useRankedProducts, type RankedProduct } from '../../../api/shown-products';

const head =
  'kicker border-b border-edge px-1 py-3 text-right tracking-normal align-bottom text-muted first:pl-0 last:pr-0';
const cell = 'py-2.5 md:px-1 md:text-right';

/**
 * Every product's points by part, the highest score first; on a narrow screen each row is a card. Empty without a
 * catalog, as the list above says so.
 */
export function Scores() {
  const { data: products = [] } = useRankedProducts();
  if (products.length === 0) return <p className="text-muted">No scores to show.</p>;
  return (
    <PhoneFold anchor={SCORES_ANCHOR} label={formatPlural(products.length, 'product')}>
      <div className="table-box">
        <table role="table" className="w-full border-collapse text-sm tabular-nums">
          <caption className="sr-only">Products by score, with the points for each part</caption>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col" className={`${head} text-left!`}>
                Product
              </th>
              <th role="columnheader" scope="col" className={head}>
                Rank
              </th>
              {scoreParts.map((part) => (
                <th key={part} role="columnheader" scope="col" className={head}>
                  {scorePartTexts[part].label}
                </th>
              ))}
              <th role="columnheader" scope="col" className={head}>
                Score
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {orderByScore(products).map((product) => (
              <Row key={product.id} product={product} />
            ))}
          </tbody>
        </table>
      </div>
    </PhoneFold>
  );
}

function Row({ product }: { product: RankedProduct }) {
  const { slug, name, placement } = product;
  const { parts, total } = scoreProduct(product);
  return (
    <tr role="row" className="grid-cols-2 border-b border-line sm:grid-cols-4">
      <th
        role="rowheader"
        scope="row"
        className="col-span-full md:min-w-28 py-2.5 pr-2 text-left font-normal"
      >
        <Link href={`/review/${slug}`} className="wrap-anywhere underline-offset-4 hover:underline">
          {name}
        </Link>
      </th>
      <td role="cell" data-label="Rank" className={`${cell} text-muted`}>
        {placement === null ? '–' : `#${placement}`}
      </td>
      {parts.map(({ part, points, of }) => (
        <td key={part} role="cell" data-label={scorePartTexts[part].label} className={cell}>
          {points}
          <span className="text-xs text-muted">/{of}</span>
        </td>
      ))}
      <td role="cell" data-label="Score" className={`${cell} font-semibold`}>
        {total}
      </td>
    </tr>
  );
}
