import type { Product } from '@astaguide/contracts/catalog/product';
import type { Filter } from './amounts';
import { wordsOf } from '../fold';
import { numberOf } from './fields';
import type { History, Plan } from './plan';
import { findFullNames } from './product-mentions';
import type { Question } from './question';
import { LIKELY } from './slots';

/** What of the conversation a plan may take over. */
export interface Context {
  catalog: readonly Product[];
  /** The plan of the visitor's previous question. */
  before: Plan | undefined;
  /** Products of the latest answer that names any. */
  latest: readonly Product[];
  /** Products of the latest answer that names several; if none does, all in the order of their first mention. */
  list: readonly Product[];
  /** Authors and years of the studies that the latest answer cites, folded. */
  cited: readonly string[];
}

/** 'Nagaki et al. 2002', 'Spiller and Dewell 2003' */
const citation = /(\p{Lu}\p{L}+)(?: et al\.?| and \p{Lu}\p{L}+)? \(?(\d{4})\b/gu;

export function contextAt(history: History, catalog: readonly Product[], before: Plan | undefined): Context {
  const named = history
    .filter(({ role }) => role === 'assistant')
    .map(({ content }) => findFullNames(content, catalog))
    .filter((products) => products.length > 0);
  const list = named.findLast((products) => products.length > 1) ?? unique(named.flat());
  const last = history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const cited = [...last.matchAll(citation)]
    .slice(0, 1)
    .flatMap(([, author, year]) => [...wordsOf(author!), year!]);
  return { catalog, before, latest: named.at(-1) ?? [], list, cited };
}

/** 'The 6 mg one' of those that were spoken of. */
export function ofStrength({ milligrams, folded }: Question, { latest }: Context): Product[] {
  if (milligrams.length !== 1 || latest.length < 2 || !/\b(?:the|just) \d+(?:_\d+)?mg one\b/.test(folded))
    return [];
  const found = latest.filter((product) => numberOf.potency(product) === milligrams[0]);
  return found.length === 1 ? found : [];
}

/** The product whose name has the place of which a question asks a field: 'the Hawaiian one, what does it cost'. */
export function namedByPlace(
  { filters, goal, concepts }: Question,
  catalog: readonly Product[],
  share: Readonly<Record<'field' | 'catalog' | 'subject' | 'none', number>>,
): Product[] {
  const [filter, ...others] = filters;
  if (filter?.field !== 'origin' || filter.not || others.length > 0 || goal !== undefined) return [];
  if (concepts.has('most') || concepts.has('brands')) return [];
  if (share.field < LIKELY || share.field < Math.max(share.catalog, share.subject, share.none)) return [];
  const found = catalog.filter(({ name }) => name.includes(filter.is));
  return found.length === 1 ? found : [];
}

/** Of the products that were spoken of, the one that the latest answer was not about. */
export function otherOf({ latest, list }: Context): Product[] {
  const others = list.filter((product) => !latest.includes(product));
  return (others.length > 0 ? others : list.slice(1)).slice(0, 1);
}

/** The new filters, and those before that are not about the same. */
export function mergeFilters(before: readonly Filter[], added: readonly Filter[]): Filter[] {
  const kept = before.filter(
    (one) => !added.some((other) => other.field === one.field && !other.not === !one.not),
  );
  return [...kept, ...added];
}

/** The named product and the latest other one; if none is named, the latest. */
export function forComparison(named: readonly Product[], { latest, list }: Context): Product[] {
  if (named.length === 0) return [...(latest.length > 1 ? latest : unique([...latest, ...list])).slice(0, 3)];
  const other = [...latest, ...list].find((product) => !named.includes(product));
  return [...(other ? [other] : []), ...named];
}

export function unique(products: readonly Product[]): Product[] {
  return [...new Map(products.map((product) => [product.id, product])).values()];
}
