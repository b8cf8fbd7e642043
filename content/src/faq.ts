import type { Action, PageIntro } from './blocks';
import { medicalDisclaimer } from './claims';
import { dosageQuestions, generalQuestions, productQuestions } from './faq/basics';
import { benefitQuestions, safetyQuestions } from './faq/health';
import type { QuestionGroup } from './faq/question';

export const faq: PageIntro = {
  path: '/faq',
  title: 'Frequently Asked Questions About Astaxanthin',
  description:
    'Short answers on astaxanthin: how much to take, when, side effects, medicines, how to choose a product, and what trials in people found.',
  heading: 'Frequently asked questions',
  lead: 'Short answers, each with its source. Where nobody knows, we say so.',
};

export const questionGroups: readonly QuestionGroup[] = [
  generalQuestions,
  dosageQuestions,
  productQuestions,
  safetyQuestions,
  benefitQuestions,
];

export const stillHaveQuestions = {
  heading: 'Still Have Questions?',
  text: 'Ask the assistant at the bottom right; it answers from this site and knows the products. For anything about your own health, ask a doctor or pharmacist.',
  actions: [
    { text: 'Read the long guide', href: '/what-is-astaxanthin' },
    { text: 'Compare supplements', href: '/comparison' },
    { text: 'Read the articles', href: '/blog' },
  ] satisfies readonly Action[],
} as const;

export const faqDisclaimer = { heading: 'Medical disclaimer', text: medicalDisclaimer } as const;
