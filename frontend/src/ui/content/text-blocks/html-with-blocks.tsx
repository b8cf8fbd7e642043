import { QuestionItem } from '../questions/written-questions';
import type { LinkPlacement } from '@astaguide/contracts/analytics/analytics-event';
import type { TextQuestion, TextStudy } from '@astaguide/contracts/catalog/evidence/study';
import type { ComponentProps, ReactNode } from 'react';
import { ProductCard } from '../../product/product-card';
import { HtmlContent } from '../html-content';
import { StudyEntry } from '../studies/study-entry';
import { ComparedProducts } from './compared-products';
import { idsOf, splitAtBlocks, type TextBlock } from './split-at-blocks';
import { VideoCard } from './video-card';

type ShownProduct = ComponentProps<typeof ProductCard>['product'] &
  ComponentProps<typeof ComparedProducts>['products'][number];

interface HtmlWithBlocksProps {
  html: string;
  /** The catalog; of a product that is not in it, nothing is shown. */
  products: readonly ShownProduct[] | undefined;
  /** The link placement of buy links. */
  linkPlacement: LinkPlacement;
  /** The studies that the text cites or shows. */
  studies?: readonly TextStudy[] | undefined;
  /** The questions that it shows. */
  questions?: readonly TextQuestion[] | undefined;
  /** The form of the newsletter. */
  signup?: ReactNode;
}

/** The owner's HTML, with products, studies, questions and videos as they are now. */
export function HtmlWithBlocks({ html, ...context }: HtmlWithBlocksProps) {
  return splitAtBlocks(html).map((part, place) =>
    typeof part === 'string' ? (
      <HtmlContent key={place} html={part} studies={context.studies} />
    ) : (
      <Block key={place} block={part} {...context} />
    ),
  );
}

type BlockProps = Omit<HtmlWithBlocksProps, 'html'> & { block: TextBlock };

function Block({ block, products = [], linkPlacement, studies = [], questions = [], signup }: BlockProps) {
  const { kind, value, title } = block;
  switch (kind) {
    case 'product':
    case 'comparison': {
      const shown = idsOf(block).flatMap((id) => products.find((product) => product.id === id) ?? []);
      if (shown.length === 0) return null;
      if (kind === 'comparison' && shown.length > 1)
        return <ComparedProducts products={shown} linkPlacement={linkPlacement} />;
      return (
        <ul className="max-w-md">
          <ProductCard product={shown[0]!} linkPlacement={linkPlacement} />
        </ul>
      );
    }
    case 'study': {
      const study = studies.find(({ key }) => key === value);
      return (
        study && (
          <div className="max-w-[72ch] rounded-md border border-line bg-surface px-5 *:border-t-0 *:py-4">
            <StudyEntry study={study} record={study} checkedOn={study.checkedOn} />
          </div>
        )
      );
    }
    case 'questions': {
      const asked = value.split(',').flatMap((id) => questions.find((question) => question.id === id) ?? []);
      if (asked.length === 0) return null;
      return (
        <div className="max-w-[72ch] border-b border-line">
          {asked.map(({ id, question, answer }) => (
            <QuestionItem key={id} id={`question-${id}`} question={question}>
              {answer.split(/\n\s*\n/).map((paragraph, index) => (
                <p key={index} className="wrap-anywhere whitespace-pre-line">
                  {paragraph}
                </p>
              ))}
              <p>
                <a href={`/faq#${id}`}>All questions</a>
              </p>
            </QuestionItem>
          ))}
        </div>
      );
    }
    case 'signup':
      return signup && <div className="max-w-[68ch] rounded-md bg-accent-soft p-5 md:p-6">{signup}</div>;
    case 'video':
      return <VideoCard video={value} title={title} />;
  }
}
