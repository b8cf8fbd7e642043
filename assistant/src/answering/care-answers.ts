import { emergencyAnywhere, helplineDirectory, helplines, type Helpline } from '@astaguide/content/helplines';
import { getAnswer } from '@astaguide/content/passages';
import { answerOf, asList, type Answer, type Source } from './answer';
import { sourceOf } from './text-answers';
import { readData } from '../data';
import type { Language } from '../understanding/words/words';
import { type CareTopic } from '../understanding/care-topics';
import { urgentTopics, type UrgentTopic } from '../understanding/care/said-topics';

/** The texts of the replies in a language; '{value}' stands for whom to call. */
interface CareTexts {
  locale: Language;
  number: string;
  numberAnywhere: string;
  emergency: string;
  crisis: string;
  /** Lines of a list: whom to call. */
  danger: string;
  listener: string;
  otherCountries: string;
  poison: string;
  poisonAnywhere: string;
  fainting: string;
  noAccident: string;
  noAccidentAnywhere: string;
  /** Added after every urgent topic. */
  program: string;
  topics: Record<Exclude<CareTopic, UrgentTopic>, string>;
  /** Before a text of the site, which is in English. */
  quoted: string;
  noAdvice: string;
}
const texts = readData<Record<Language, CareTexts>>('care/replies.json');
const fill = (text: string, value: string) => text.replace('{value}', value);

/** The FAQ question with the facts on a topic; none where the site's facts would reassure somebody who is ill. */
const facts: Partial<Record<CareTopic, string>> = {
  pregnancy: 'pregnancy-children',
  medicines: 'medicines',
  surgery: 'medicines',
  children: 'pregnancy-children',
};
/** Pages that do not sell anything. */
const safety = sourceOf(getAnswer('side-effects'));
const disclaimer: Source = {
  title: 'Terms of Service: Medical Disclaimer',
  url: '/terms-of-service#medical-disclaimer',
};

/**
 * The fixed reply to a question with care topics, whatever else it asks. The reply to an urgent topic names whom to
 * call; any other reply includes facts from the site. None names a product.
 *
 * @param topics at least one
 * @param country ISO 3166-1 alpha-2; null if unknown
 */
export function answerWithCare(
  topics: readonly CareTopic[],
  language: Language,
  country: string | null,
): Answer {
  const urgent = urgentTopics.filter((topic) => topics.includes(topic));
  const care = texts[language];
  return urgent.length > 0 ? callForHelp(urgent, care, country) : advise(topics, care);
}

/** An answer with the advice to ask a doctor, for a question on facts that names an illness. English. */
export function withAdvice(answer: Answer): Answer {
  return { ...answer, text: `${answer.text}\n\n${texts.en.topics.illness}`, isFixed: true };
}

function callForHelp(urgent: readonly UrgentTopic[], care: CareTexts, country: string | null): Answer {
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
    asList([
      fill(care.danger, number),
      ...lines.map((line) => fill(care.listener, line)),
      fill(care.otherCountries, helplineDirectory),
    ]),
  ],
  emergency: (care, { number }) => [fill(care.emergency, number)],
  overdose: (care, { number, lines, poison }) => [
    poison === undefined ? care.poisonAnywhere : fill(care.poison, poison),
    fill(care.fainting, number),
    lines.length > 0
      ? fill(care.noAccident, lines.join('; '))
      : fill(care.noAccidentAnywhere, helplineDirectory),
  ],
};

/** A sentence that only the reply to each urgent topic has, without the numbers. */
const ownSentence: Record<UrgentTopic, (care: CareTexts) => string> = {
  crisis: ({ crisis }) => crisis,
  emergency: ({ emergency }) => emergency.split('{value}')[1]!,
  overdose: ({ fainting }) => fainting.split('{value}')[1]!,
};

/**
 * The urgent topics that an earlier answer of the assistant replied to. Each later answer of a conversation repeats the
 * reply, so that the topic is known even if the visitor's message is too old to be sent along.
 */
export function repliedTopics(answer: string): UrgentTopic[] {
  return urgentTopics.filter((topic) =>
    Object.values(texts).some((care) => answer.includes(ownSentence[topic](care))),
  );
}

function advise(topics: readonly CareTopic[], care: CareTexts): Answer {
  const shown = topics as (keyof CareTexts['topics'])[];
  const answers = [...new Set(shown.flatMap((topic) => facts[topic] ?? []))].map(getAnswer);
  const quotes = answers.map(({ text }) => text);
  return answerOf(
    [
      ...shown.map((topic) => care.topics[topic]),
      quotes.length > 0 ? care.quoted : '',
      ...quotes,
      care.noAdvice,
    ],
    [...answers.map(sourceOf), disclaimer],
    { quotes, isFixed: true },
  );
}

type Help = ReturnType<typeof helpIn>;

/** Whom to call in a country, as it is put into a text. */
function helpIn(country: string | null, care: CareTexts) {
  const known = country !== null && Object.hasOwn(helplines, country) ? helplines[country] : undefined;
  const anywhere = new Intl.ListFormat(care.locale, { type: 'disjunction' }).format(emergencyAnywhere);
  const lineOf = ({ name, number }: Helpline) => `${name}: ${number}`;
  return {
    number: known ? fill(care.number, known.emergency.number) : fill(care.numberAnywhere, anywhere),
    lines: known?.crisis.map(lineOf) ?? [],
    poison: known?.poison && lineOf(known.poison),
  };
}
