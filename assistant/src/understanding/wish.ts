import type { Product } from '@astaguide/contracts/catalog/product';
import { anyOf, patternOf } from './lexicon';
import type { Order, Plan } from './plan';
import type { Question } from './understand';
import {
  askedFields,
  fieldNames,
  ofCatalog,
  askedNumbers,
  askedOrders,
  type Field,
  type NumberField,
} from './words/fields';
import * as speech from './words/speech';
import { subjectNames, subjects, type Subject } from './words/subjects';

/** Fields in whose order the smaller number is the better one. */
const smallIsGood: readonly NumberField[] = ['price', 'perDay', 'perMg', 'placement'];
const either = patternOf(speech.either);
const substance = patternOf(speech.substance);

/** What a question asks for by its own words. */
export function wishOf(question: Question, catalog: readonly Product[]): Plan {
  const { concepts, named, filters, things, goal, rest } = question;
  const is = anyOf(concepts);
  const subject = findSubject(question);
  const ranked = question.isRanked ? atPlaces(question.ordinals, catalog) : [];
  const products = named.length > 0 ? named : ranked;
  const namesProduct = products.length > 0;
  const orders = ordersOf(question, namesProduct);
  const limited = namesProduct
    ? fieldNames.filter((name) => filters.some(({ field }) => field === name))
    : [];
  const fields = [...new Set([...fieldsOf(question, namesProduct), ...limited])];
  const asksBrand =
    question.brand !== undefined && !is('compare') && (orders.length > 0 || filters.length > 0);
  const ask = (): Plan['ask'] => {
    const isEmpty = [fields, things, products, orders, filters].every(({ length }) => length === 0);
    if (is('assistant', 'greeting', 'thanks', 'farewell') && isEmpty && rest.length <= 1) return 'manners';
    if (subject && subjects[subject].isOfSite && !(namesProduct && is('price', 'compare'))) return 'subject';
    const isEither = is('compare', 'than') || orders.length > 0 || either.test(question.folded);
    if (products.length > 1 && !question.brand && isEither) return 'comparison';
    if (is('compare') && (namesProduct || !goal)) return 'comparison';
    if (asksBrand) return orders.length > 0 ? 'extreme' : 'list';
    if (namesProduct) return 'attribute';
    if (subject) return 'subject';
    if (is('coupon')) return 'coupons';
    if (is('brands') && orders.length === 0) return 'brands';
    if (orders.length > 0) return 'extreme';
    if (is('why', 'explain', 'study', 'how')) return 'open';
    const isGoalAlone = goal && rest.length === 0 && question.words.length <= 4;
    // 'Vegan', 'what have you got with vitamin D'
    const isThingAlone =
      things.length > 0 && (question.words.length <= 2 || (is('with') && rest.length === 0));
    return is(...ofCatalog) || filters.length > 0 || isGoalAlone || isThingAlone ? 'list' : 'open';
  };
  return {
    ask: ask(),
    products,
    among: [],
    fields,
    things,
    goal,
    filters: asksBrand
      ? [...filters, { field: 'brand', is: question.brand! }]
      : named.length > 0
        ? []
        : filters,
    orders,
    limit: question.topCount,
    subject,
    outdoes: is('comparative') && orders.length > 0,
    question,
  };
}

/** The subject of a question; undefined if none fits, or if it asks for products or for something else. */
function findSubject(question: Question): Subject | undefined {
  const { concepts, folded, rest, filters, things, named } = question;
  const is = anyOf(concepts);
  const origins = filters.filter(({ field }) => field === 'origin').length;
  if (origins > 1 && named.length === 0) return 'country';
  const found = subjectNames.find((subject) => subjects[subject].asked.every((some) => is(...some)));
  const isPlain = [rest, filters, things, named].every(({ length }) => length === 0);
  const isWhat = [...concepts].every((one) => ['what', 'explain', 'astaxanthin'].includes(one));
  const isElse: Partial<Record<Subject, boolean>> = {
    country: origins === 0 && !is('source'),
    dose: things.length > 0 || is('price', 'cheap'),
    source: filters.length > 0 || is('price'),
    whatIs: !isPlain || !isWhat || !substance.test(folded),
  };
  return found && isElse[found] ? undefined : found;
}

function fieldsOf({ concepts, things, rest }: Question, namesProduct: boolean): Field[] {
  const is = anyOf(concepts);
  const fields = new Set(fieldNames.filter((field) => is(...askedFields[field])));
  if (namesProduct && is('where') && !is('buy')) fields.add('source');
  // 'What does it cost a day' asks for one figure, and 'contains' for the thing that follows.
  if (fields.has('perDay') || fields.has('perMg')) fields.delete('price');
  if (fields.has('packMg')) fields.delete('potency');
  if (!is('howMuch', 'howMany', 'most') || things.length > 0) fields.delete('packMg');
  // 'Are the softgels sealed' is not about their number.
  const counts = is('howMuch', 'howMany', 'howLong', 'most', 'least', 'longest');
  if ((!counts && rest.length > 0) || things.length > 0) fields.delete('servings');
  if (things.length > 0) fields.delete('features');
  return [...fields];
}

function ordersOf({ concepts }: Question, namesProduct: boolean): Order[] {
  const is = anyOf(concepts);
  const found = askedOrders
    .filter(([concept]) => is(concept))
    .map(([, by, isDescending]): Order => ({ by, isDescending }));
  const by = askedNumbers.find((field) => is(field));
  const [first] = found;
  const isCost = by === 'perDay' || by === 'perMg';
  // 'cheapest per day', 'the best value per mg'
  if (isCost && (first?.by === 'price' || is('best', 'least') || (by === 'perMg' && !namesProduct)))
    return [{ by, isDescending: first?.isDescending ?? false }];
  if (found.length > 0) return found;
  if (by && is('most', 'least')) return [{ by, isDescending: is('most') }];
  if (!is('best') || namesProduct) return [];
  if (by) return [{ by, isDescending: !smallIsGood.includes(by) }];
  return [{ by: 'placement', isDescending: false }];
}

/** The products at places of a list, the last at -1. */
export function atPlaces(places: readonly number[], products: readonly Product[]): Product[] {
  return places.flatMap((place) => products.at(place) ?? []);
}
