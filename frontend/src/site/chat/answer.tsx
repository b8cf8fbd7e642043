import { suggestedProducts } from '@astaguide/contracts/chat/chat-rules';
import { failure, greeting } from './chat-turn';
import { Link } from 'wouter';
import { useMutation } from '@tanstack/react-query';
import type { ProductSummary } from '../../api/products';
import { AnswerText, isSitePath } from '../../ui/content/answer/answer-text';
import type { ChatTurn } from './chat-turn';
import type { Conversation } from './use-conversation';
import { classNames } from '../../lib/class-names';
import { formatPrice } from '../../lib/format';
import { StarIcon } from '../../ui/icons';
import { BuyButton } from '../../ui/product/buy-link';
import { CompareToggle } from '../../ui/product/compare-toggle';
import { ProductPicture } from '../../ui/product/product-picture';

/** Small enough for both buttons to fit side by side on a phone. */
const small = 'min-h-9! gap-1.5! px-2.5! text-xs!';

interface AnswerProps {
  turn: ChatTurn;
  products: readonly ProductSummary[];
  onRate: Conversation['rate'];
}

/** An answer of the assistant with its sources and products. */
export function Answer({ turn, products, onRate }: AnswerProps) {
  const { content, sources = [], questionId, helpful } = turn;
  const suggested = productsUnder(turn, products);
  const { before, facts, after } = splitAtProducts(content, suggested);
  // A product has a link of its own.
  const others = sources.filter(({ url }) => !suggested.some(({ slug }) => url === `/review/${slug}`));
  return (
    <div className="flex flex-col gap-2.5">
      {before && <AnswerText text={before} />}
      {suggested.length > 0 && (
        <ul aria-label="Suggested products" className="flex flex-col gap-2">
          {suggested.map((product, index) => (
            <SuggestedProduct key={product.id} product={product} facts={facts[index]} />
          ))}
        </ul>
      )}
      {after && <AnswerText text={after} />}
      {suggested.length > 0 && (
        <p className="px-3.5 text-xs text-muted">
          Affiliate links: we may earn a commission, at no extra cost to you.
        </p>
      )}
      {others.length > 0 && <Sources sources={others} />}
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
                className="inline-block min-h-6 rounded-sm underline decoration-edge underline-offset-4 hover:text-accent"
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

interface AnswerFeedbackProps {
  /** What the visitor said; undefined before. */
  helpful: boolean | undefined;
  onRate: (helpful: boolean) => Promise<void>;
}

/** Asks whether an answer helped. */
function AnswerFeedback({ helpful, onRate }: AnswerFeedbackProps) {
  const { mutate, isPending, isError } = useMutation({ mutationFn: onRate });
  return (
    <div className="flex flex-wrap items-center gap-x-1 px-3.5 text-xs text-muted">
      <p>{helpful === undefined ? 'Did this help?' : 'Thanks for your feedback.'}</p>
      {[true, false].map((isHelpful) => (
        <button
          key={String(isHelpful)}
          type="button"
          aria-label={isHelpful ? 'Helpful' : 'Not helpful'}
          aria-pressed={helpful === isHelpful}
          aria-disabled={isPending}
          onClick={() => !isPending && helpful !== isHelpful && mutate(isHelpful)}
          className="grid size-9 place-items-center rounded-sm hover:text-ink aria-pressed:text-accent"
        >
          <svg
            viewBox="0 0 20 20"
            aria-hidden="true"
            className={classNames(
              'size-4 fill-none stroke-current stroke-[1.75]',
              !isHelpful && 'rotate-180',
            )}
          >
            <path
              strokeLinejoin="round"
              d="M3 9.5h3v7.5H3zM6 9.5 9.5 3c1.5 0 2.2 1.1 1.9 2.5L10.8 8h4.4c1.3 0 2.1 1.1 1.8 2.3l-1.2 5c-.2 1-1 1.7-2 1.7H6"
            />
          </svg>
        </button>
      ))}
      {isError && <p role="alert">Couldn’t send your feedback. Try again.</p>}
    </div>
  );
}

interface SuggestedProductProps {
  product: ProductSummary;
  /** What the message says of it. */
  facts: string | undefined;
}

/** A product of a message. */
function SuggestedProduct({ product, facts }: SuggestedProductProps) {
  const { slug, name, imageUrl, price, rating, inStock } = product;
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] overflow-hidden rounded-md border border-line">
      <ProductPicture src={imageUrl} name="" isFilling />
      <div className="grid gap-2 p-3">
        <div>
          <Link href={`/review/${slug}`} className="rounded-sm font-semibold title-link">
            {name}
          </Link>
          <p className="flex flex-wrap items-center gap-x-3 text-muted tabular-nums">
            <span className="font-semibold text-ink">
              <span className="sr-only">Price </span>
              {formatPrice(price)}
            </span>
            <span className="inline-flex items-center gap-1">
              <StarIcon className="size-4 text-accent" />
              {rating}
              <span className="sr-only"> out of 5 stars</span>
            </span>
            {!inStock && <span className="text-xs">Currently out of stock</span>}
          </p>
          {facts && <p className="text-xs break-words">{facts}</p>}
        </div>
        <div className="flex flex-wrap gap-2">
          <BuyButton product={product} linkPlacement="chat" isCompact className={`grow ${small}`} />
          <CompareToggle product={product} className={`grow ${small}`} />
        </div>
      </div>
    </li>
  );
}

/** The widget's own messages, which are about no product. */
const fixed = new Set([greeting.content, failure.content]);

/** The products under a message: its listed products in order; without a list, products found in its text. */
export function productsUnder(
  { content, products: ids }: ChatTurn,
  catalog: readonly ProductSummary[],
): readonly ProductSummary[] {
  if (ids) return ids.flatMap((id) => catalog.find((product) => product.id === id) ?? []);
  return fixed.has(content) ? [] : suggestedProducts(catalog, content);
}

/** A message around its products: cards replace the lines of the products that it lists. */
export function splitAtProducts(content: string, suggested: readonly ProductSummary[]) {
  const lines = content.split('\n');
  const heads = suggested.map(({ name, brand }) => `- ${name} by ${brand}: `);
  const from = lines.findIndex((line) => heads[0] !== undefined && line.startsWith(heads[0]));
  if (from === -1 || !heads.every((head, index) => lines[from + index]?.startsWith(head)))
    return { before: content, facts: [], after: '' };
  return {
    before: lines.slice(0, from).join('\n').trim(),
    facts: suggested.map((product, index) => otherFacts(lines[from + index]!, product)),
    after: lines
      .slice(from + suggested.length)
      .join('\n')
      .trim(),
  };
}

/** What a line says of a product besides its name, price and rating, which the card has. */
function otherFacts(line: string, { name, brand, price }: ProductSummary): string {
  const [, ...facts] = line.split(`${name} by ${brand}`);
  return facts
    .join('It')
    .replace(/^: /, '')
    .replace(/, rated [\d.]+ out of 5 \([\d,]+ reviews?\)/, '')
    .replace(` It costs ${formatPrice(price)}.`, '')
    .replace(`, ${formatPrice(price)}`, '');
}
