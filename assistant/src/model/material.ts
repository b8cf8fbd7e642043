import { studiesPage } from '@astaguide/content/studies/studies-page';
import { evidence } from '@astaguide/content/studies/evidence';
import type { Passage } from '@astaguide/content/passages';
import type { EvidenceGrade } from '@astaguide/contracts/catalog/evidence/evidence-grade';
import type { Product } from '@astaguide/contracts/catalog/product';
import { reviewOf, type Source } from '../answering/answer';
import { statementsOf } from '../answering/facts';
import { hasCouponToday } from '../answering/sentences';
import { sourceOf } from '../answering/text-answers';
import { figuresOf } from './figures';

/** A text that a sentence of the model may rest on. */
export interface Citable {
  source: Source;
  /** Everything that a sentence resting on it may repeat. */
  text: string;
  /** The product whose record it is. */
  productId?: number;
}

/** Maximum number of statements of a product. */
const MAX_STATEMENTS = 60;

/** What the model was given for one answer, by the ids that it cites. Grows as the model asks for more. */
export class Material {
  private readonly passages = new Map<string, Citable>();
  private readonly ids = new Map<string, string>();
  readonly products = new Map<number, Product>();

  /** @returns the passage as the model reads it */
  addText(passage: Passage): object {
    const { heading, text } = passage;
    const known = this.ids.get(`${passage.url}\n${text}`);
    const id = known ?? `t${this.ids.size + 1}`;
    this.ids.set(`${passage.url}\n${text}`, id);
    this.passages.set(id, { source: sourceOf(passage), text: `${heading}\n${text}` });
    return { id, heading, text };
  }

  /** @returns what the catalog says of a product, and nothing that is the owner's, as the model reads it */
  addProduct(product: Product): object {
    const { id, name, brand, source, bestFor, notFor, inStock } = product;
    const record = {
      source,
      bestFor,
      notFor,
      inStock,
      ...(hasCouponToday(product) && { coupon: product.couponCode, couponFor: product.couponDescription }),
      statements: statementsOf(product).slice(0, MAX_STATEMENTS),
    };
    this.products.set(id, product);
    this.passages.set(`p${id}`, {
      source: reviewOf(product),
      text: [`${name} by ${brand}`, `${brand} ${name}`, ...Object.values(record).flat()].join('\n'),
      productId: id,
    });
    return { id: `p${id}`, product: id, name, brand, ...record, figures: figuresOf(product) };
  }

  /** @returns how sure the trials on a use make us, as the model reads it */
  addGrade({ topic, confidence, trials, people }: EvidenceGrade): object {
    const { label, verdict } = evidence[topic as keyof typeof evidence];
    return this.addText({
      url: studiesPage.path,
      title: studiesPage.heading,
      heading: label,
      text: `${confidence} confidence: ${trials} controlled trials with ${people} people. ${verdict}`,
    });
  }

  get(id: string): Citable | undefined {
    return this.passages.get(id);
  }
}
