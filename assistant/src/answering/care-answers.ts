import type { Product } from '@astaguide/contracts/catalog/product';
import { emergencyAnywhere, helplineDirectory, helplines, type Helpline } from '@astaguide/content/helplines';
import { urgentTopics, type CareTopic, type UrgentTopic } from '../understanding/care-topics';
import { answerOf, reviewOf, type Answer, type Source } from './answer';
import { question } from './knowledge-answers';
import type { Phrases } from './phrases/english';
import { phrasesIn } from './phrases/phrases';
import { asList } from './product-answers';

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
  phrases: Phrases,
  country: string | null,
): Answer {
  const urgent = urgentTopics.filter((topic) => topics.includes(topic));
  return urgent.length > 0 ? callForHelp(urgent, phrases, country) : advise(topics, products, phrases);
}

function callForHelp(urgent: readonly UrgentTopic[], { care }: Phrases, country: string | null): Answer {
  const help = helpIn(country, care);
  return answerOf(
    [...urgent.flatMap((topic) => urgentReplies[topic](care, help)), care.program],
    urgent.includes('crisis') ? [disclaimer] : [safety, disclaimer],
    { isFixed: true, urgent: true },
  );
}

/** The paragraphs of the reply to each urgent topic. */
const urgentReplies: Record<UrgentTopic, (care: CareTexts, help: Help) => string[]> = {
  crisis: (care, { number, lines }) => [
    care.crisis,
    asList([care.danger(number), ...lines.map(care.listener), care.otherCountries(helplineDirectory)]),
  ],
  emergency: (care, { number }) => [care.emergency(number)],
  overdose: (care, { number, lines, poison }) => [
    poison === undefined ? care.poisonAnywhere : care.poison(poison),
    care.fainting(number),
    lines.length > 0 ? care.noAccident(lines.join('; ')) : care.noAccidentAnywhere(helplineDirectory),
  ],
};

/** A sentence that only the reply to each urgent topic has, without the numbers. */
const ownSentence: Record<UrgentTopic, (care: CareTexts) => string> = {
  crisis: (care) => care.crisis,
  emergency: (care) => care.emergency('\n').split('\n').at(-1)!,
  overdose: (care) => care.fainting('\n').split('\n').at(-1)!,
};

/**
 * The urgent topics that an earlier answer of the assistant replied to. Each later answer of a conversation repeats the
 * reply, so that the topic is known even if the visitor's message is too old to be sent along.
 */
export function repliedTopics(answer: string): UrgentTopic[] {
  const texts = Object.values(phrasesIn).map(({ care }) => care);
  return urgentTopics.filter((topic) => texts.some((care) => answer.includes(ownSentence[topic](care))));
}

function advise(topics: readonly CareTopic[], products: readonly Product[], { care }: Phrases): Answer {
  const shown = topics.filter((topic) => topic in facts) as (keyof typeof facts)[];
  const pieces = [...new Set(shown.map((topic) => facts[topic]))].map(question);
  const quotes = pieces.map(({ text }) => text);
  return answerOf(
    [
      ...shown.map((topic) => care.topics[topic]),
      care.quoted,
      ...quotes,
      care.aboveAssessed,
      products.map(({ name, brand, potency }) => `- ${name} (${brand}): ${potency}`).join('\n'),
      care.noAdvice,
    ],
    [...pieces.map(({ source }) => source), question('is-it-safe').source, ...products.map(reviewOf)],
    { quotes, isFixed: true },
  );
}

type CareTexts = Phrases['care'];
type Help = ReturnType<typeof helpIn>;

/** Whom to call in a country, as it is put into a text. */
function helpIn(country: string | null, care: CareTexts) {
  const known = country !== null && Object.hasOwn(helplines, country) ? helplines[country] : undefined;
  const lineOf = ({ name, number }: Helpline) => `${name}: ${number}`;
  return {
    number: known ? care.number(known.emergency.number) : care.numberAnywhere(emergencyAnywhere),
    lines: known?.crisis.map(lineOf) ?? [],
    poison: known?.poison && lineOf(known.poison),
  };
}
