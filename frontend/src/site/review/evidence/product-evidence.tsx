import type { Inline } from '@astaguide/content/blocks';
import { evidence } from '@astaguide/content/studies/evidence';
import type { Product } from '@astaguide/contracts/catalog/product';
import { Link } from 'wouter';
import { RichText } from '../../../ui/content/rich-text';
import { claimedUses } from './claimed-uses';

/** The human trials on the uses that a product names. They tested astaxanthin, not this product. */
export function ProductEvidence({ product }: { product: Product }) {
  const uses = claimedUses(product);
  if (uses.length === 0) return null;
  return (
    <section aria-labelledby="evidence">
      <h2 id="evidence" className="text-xl">
        Evidence for Its Claimed Uses
      </h2>
      <p className="mt-3 max-w-[68ch] text-sm text-muted">
        Trials of astaxanthin in people, not of this product.
      </p>
      <dl className="prose-links mt-3 border-b border-line text-sm">
        {uses.map(({ topic, href }) => (
          <div
            key={topic}
            className="grid gap-x-4 gap-y-1 border-t border-line py-3 sm:grid-cols-[9.5rem_minmax(0,1fr)]"
          >
            <dt className="font-semibold">
              <Link href={href}>{evidence[topic].label}</Link>
            </dt>
            <dd>
              {evidence[topic].verdict} <Trials keys={evidence[topic].trials} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Trials({ keys }: { keys: readonly string[] }) {
  return keys.map((cite, index) => {
    const text: readonly Inline[] = [{ cite }, ' '];
    return <RichText key={index} text={text} />;
  });
}
