import { Link } from 'wouter';
import type { ProductSummary } from '../../api/products';
import { isSitePath } from './answer-blocks';
import { AnswerFeedback } from './answer-feedback';
import { AnswerText } from './answer-text';
import type { ChatTurn } from './chat-turn';
import { productsUnder } from './products-under';
import { SuggestedProduct } from './suggested-product';
import type { Conversation } from './use-conversation';

interface AnswerProps {
  turn: ChatTurn;
  products: readonly ProductSummary[];
  onRate: Conversation['rate'];
}

/** An answer of the assistant with its sources and products. */
export function Answer({ turn, products, onRate }: AnswerProps) {
  const { content, sources = [], questionId, helpful } = turn;
  const suggested = productsUnder(turn, products);
  return (
    <div className="flex flex-col gap-2.5">
      <AnswerText text={content} />
      {sources.length > 0 && <Sources sources={sources} />}
      {suggested.length > 0 && (
        <>
          <ul aria-label="Suggested products" className="flex flex-col gap-2">
            {suggested.map((product) => (
              <SuggestedProduct key={product.id} product={product} />
            ))}
          </ul>
          <p className="text-xs text-muted">
            Affiliate links: we may earn a commission, at no extra cost to you.
          </p>
        </>
      )}
      {questionId && (
        <AnswerFeedback helpful={helpful} onRate={(isHelpful) => onRate(questionId, isHelpful)} />
      )}
    </div>
  );
}

function Sources({ sources }: { sources: NonNullable<ChatTurn['sources']> }) {
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-0.5 px-3.5 text-xs text-muted">
      <p className="py-0.5">Sources:</p>
      <ul aria-label="Sources" className="contents">
        {sources.map(({ title, url }, index) => (
          <li key={index} className="min-w-0 py-0.5 break-words">
            {isSitePath(url) ? (
              <Link
                href={url}
                className="inline-block min-h-6 rounded-sm text-ink underline decoration-accent underline-offset-4 hover:text-accent"
              >
                {title}
              </Link>
            ) : (
              title
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
