import type { Inline } from '@astaguide/content/blocks';
import { STUDIES_PATH } from '@astaguide/content/studies/citation';
import { evidence } from '@astaguide/content/studies/evidence';
import type { Product } from '@astaguide/contracts/catalog/product';
import type { EvidenceGrade } from '@astaguide/contracts/catalog/evidence/evidence-grade';
import { potencyMilligrams } from '@astaguide/contracts/catalog/potency';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { evidenceGradesQuery } from '../../../api/studies';
import { formatPlural } from '../../../lib/format';
import { DoseStrip } from '../../../ui/content/studies/dose-strip';
import { RichText } from '../../../ui/content/rich-text';
import { ReviewSection } from '../parts/review-section';
import { claimedUses } from './claimed-uses';

/** The human trials on the uses that a product names. They tested astaxanthin, not this product. */
export function ProductEvidence({ product }: { product: Product }) {
  const uses = claimedUses(product);
  const dose = potencyMilligrams(product.potency);
  const { data: grades = [] } = useQuery(evidenceGradesQuery);
  if (uses.length === 0) return null;
  return (
    <ReviewSection id="evidence" heading="Evidence for Its Claimed Uses">
      {dose === undefined ? (
        <p className="mt-3 max-w-[68ch] text-sm text-muted">
          Trials of astaxanthin in people, not of this product.
        </p>
      ) : (
        <div className="mt-4">
          <DoseStrip marks={[{ name: product.name, dose }]} />
        </div>
      )}

      <dl className="prose-links mt-3 border-b border-line text-sm">
        {uses.map(({ topic, href }) => (
          <div
            key={topic}
            className="grid gap-x-4 border-t border-line py-2.5 sm:py-3 sm:grid-cols-[9.5rem_minmax(0,1fr)]"
          >
            <dt className="font-semibold">
              <Link href={href}>{evidence[topic].label}</Link>
            </dt>
            <dd>
              {evidence[topic].verdict}{' '}
              <RichText text={evidence[topic].trials.flatMap((cite): Inline[] => [{ cite }, ' '])} />
              <Confidence grade={grades.find((grade) => grade.topic === topic)} />
            </dd>
          </div>
        ))}
      </dl>
    </ReviewSection>
  );
}

/** How sure the trials make us. Empty where that could not be loaded. */
function Confidence({ grade }: { grade: EvidenceGrade | undefined }) {
  if (!grade) return null;
  const { confidence, trials, people } = grade;
  return (
    <span className="mt-1 block text-muted">
      Confidence: <Link href={`${STUDIES_PATH}#grades`}>{confidence.toLowerCase()}</Link>
      {trials > 0 && `, from ${formatPlural(trials, 'controlled trial')} with ${people} people`}
    </span>
  );
}
