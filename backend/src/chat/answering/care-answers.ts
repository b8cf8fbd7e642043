import type { Product } from '@astaguide/contracts/catalog/product';
import { emergencyAnywhere, helplineDirectory, helplines, type Helpline } from '@astaguide/content/helplines';
import { urgentTopics, type CareTopic, type UrgentTopic } from '../understanding/care-topics';
import { answerOf, reviewOf, type Answer, type Source } from './answer';
import type { CareTexts, Help } from './care-texts/care-texts';
import { question } from './knowledge-answers';

/** The FAQ question with the facts on each topic. */
const facts: Record<Exclude<CareTopic, UrgentTopic>, string> = {
  pregnancy: 'pregnancy-children',
  medicines: 'medicines',
  surgery: 'medicines',
  children: 'pregnancy-children',
  illness: 'is-it-safe',
  highDose: 'too-much',
};
/** Pages that do not sell anything. */
const safety = question('side-effects').source;
const disclaimer: Source = {
  title: 'Terms of Service: Medical Disclaimer',
  url: '/terms-of-service#medical-disclaimer',
};

/**
 * The fixed reply to a question with care topics, whatever else it asks. The reply to an urgent topic names whom to
 * call and no product; any other reply includes facts from the site.
 *
 * @param topics at least one
 * @param products that the question names
 * @param country ISO 3166-1 alpha-2; null if unknown
 */
export function answerWithCare(
  topics: readonly CareTopic[],
  products: readonly Product[],
  texts: CareTexts,
  country: string | null,
): Answer {
  const urgent = urgentTopics.filter((topic) => topics.includes(topic));
  return urgent.length > 0 ? callForHelp(urgent, texts, country) : advise(topics, products, texts);
}

function callForHelp(urgent: readonly UrgentTopic[], texts: CareTexts, country: string | null): Answer {
  const help = helpIn(country);
  return answerOf(
    [...urgent.map((topic) => texts.urgent[topic](help)), texts.program],
    urgent.includes('crisis') ? [disclaimer] : [safety, disclaimer],
    { isFixed: true, urgent: true },
  );
}

function advise(topics: readonly CareTopic[], products: readonly Product[], texts: CareTexts): Answer {
  const shown = topics.filter((topic) => topic in facts) as (keyof typeof facts)[];
  const pieces = [...new Set(shown.map((topic) => facts[topic]))].map(question);
  const quotes = pieces.map(({ text }) => text);
  return answerOf(
    [
      ...shown.map((topic) => texts.care[topic]),
      [texts.quoted, ...quotes].filter((text) => text !== '').join('\n\n'),
      texts.aboveAssessed,
      products.map(({ name, brand, potency }) => `- ${name} (${brand}): ${potency}`).join('\n'),
      texts.noAdvice,
    ],
    [...pieces.map(({ source }) => source), question('is-it-safe').source, ...products.map(reviewOf)],
    { quotes, isFixed: true },
  );
}

function helpIn(country: string | null): Help {
  const known = country !== null && Object.hasOwn(helplines, country) ? helplines[country] : undefined;
  const lineOf = ({ name, number }: Helpline) => `${name}: ${number}`;
  return {
    emergency: known?.emergency.number,
    anywhere: emergencyAnywhere,
    crisis: known?.crisis.map(lineOf) ?? [],
    poison: known?.poison && lineOf(known.poison),
    directory: helplineDirectory,
  };
}
