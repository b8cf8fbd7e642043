import { scorePartTexts } from '@astaguide/content/about/score';
import { orderByScore, scoreParts, scoreProduct } from '@astaguide/contracts/catalog/product-score';
import { Link } from 'wouter';
import { useRankedProducts, type RankedProduct } from '../../../api/shown-products';

const CAPTION = 'score-by-part-caption';
const head = 'kicker border-b border-edge px-2 py-3 text-right align-bottom text-muted first:pl-0 last:pr-0';

/**
 * Every product's points by part, the highest score first; on a narrow screen it scrolls sideways. Empty without a
 * catalog, as the list above says so.
 */
export function Scores() {
  const { data: products = [] } = useRankedProducts();
  if (products.length === 0) return <p className="text-muted">No scores to show.</p>;
  return (
    <div role="region" aria-labelledby={CAPTION} tabIndex={0} className="overflow-x-auto">
      <table className="w-full min-w-176 border-collapse text-sm tabular-nums">
        <caption id={CAPTION} className="sr-only">
          Products by score, with the points for each part
        </caption>
        <thead>
          <tr>
            <th scope="col" className={`${head} text-left!`}>
              Product
            </th>
            <th scope="col" className={head}>
              Rank
            </th>
            {scoreParts.map((part) => (
              <th key={part} scope="col" className={head}>
                {scorePartTexts[part].label}
              </th>
            ))}
            <th scope="col" className={head}>
              Score
            </th>
          </tr>
        </thead>
        <tbody>
          {orderByScore(products).map((product) => (
            <Row key={product.id} product={product} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ product }: { product: RankedProduct }) {
  const { slug, name, placement } = product;
  const { parts, total } = scoreProduct(product);
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-2.5 pr-2 text-left font-normal">
        <Link href={`/review/${slug}`} className="underline-offset-4 hover:underline">
          {name}
        </Link>
      </th>
      <td className="px-2 py-2.5 text-right text-muted">{placement === null ? '–' : `#${placement}`}</td>
      {parts.map(({ part, points, of }) => (
        <td key={part} className="px-2 py-2.5 text-right">
          {points}
          <span className="text-xs text-muted">/{of}</span>
        </td>
      ))}
      <td className="py-2.5 pl-2 text-right font-semibold">{total}</td>
    </tr>
  );
}
