import type { Concept } from './concepts';

interface SubjectRow {
  /** Of each list, the question has one of the concepts. */
  asked: readonly (readonly Concept[])[];
  /** The site's texts on it: 'faq' with a question's id, 'claim' with its name, or the address of a section, with the id of a block if it is not the first. */
  told: readonly string[];
  /** Whether it has nothing to do with a single product, even if one is named. */
  isOfSite?: true;
}
const table = <Name extends string>(rows: Record<Name, SubjectRow>): Readonly<Record<Name, SubjectRow>> =>
  rows;

/** Subjects that the site itself explains. The first that fits is meant, so the order matters. */
export const subjects = table({
  shipping: { asked: [['shipping']], told: ['claim shipping'], isOfSite: true },
  returns: { asked: [['returns']], told: ['claim shipping'], isOfSite: true },
  newsletter: {
    asked: [['newsletter']],
    told: ['/privacy-policy#information-collected newsletter', '/privacy-policy#rights'],
    isOfSite: true,
  },
  privacy: {
    asked: [['privacy']],
    told: ['/privacy-policy#information-collected chat', '/privacy-policy#cookies'],
    isOfSite: true,
  },
  operator: {
    asked: [['operator']],
    told: [
      '/terms-of-service#the-site',
      '/affiliate-disclosure#transparency rankings',
      '/privacy-policy#contact',
    ],
    isOfSite: true,
  },
  money: {
    asked: [['money']],
    told: ['faq who-are-you', '/affiliate-disclosure#effect-on-you'],
    isOfSite: true,
  },
  ranking: { asked: [['ranking']], told: ['faq how-ranked'], isOfSite: true },
  terms: {
    asked: [['terms']],
    told: ['/terms-of-service#the-site', '/terms-of-service#products-and-prices'],
    isOfSite: true,
  },
  contact: { asked: [['contact']], told: ['/privacy-policy#contact'], isOfSite: true },
  firstMonth: { asked: [['firstMonth']], told: ['/beginners-guide#first-month weeks'], isOfSite: true },
  onset: { asked: [['howLong', 'when'], ['effect']], told: ['faq how-long', 'claim onset'], isOfSite: true },
  tooMuch: { asked: [['tooMuch']], told: ['faq too-much'] },
  synthetic: { asked: [['synthetic']], told: ['faq natural-or-synthetic'] },
  vitamins: { asked: [['vitaminC']], told: ['faq stronger-than-vitamin-c'] },
  sideEffects: { asked: [['sideEffects']], told: ['faq side-effects'], isOfSite: true },
  safety: { asked: [['safety']], told: ['faq is-it-safe'], isOfSite: true },
  when: {
    asked: [
      ['when', 'meal', 'how'],
      ['take', 'meal'],
    ],
    told: ['faq when-to-take'],
    isOfSite: true,
  },
  dose: {
    asked: [
      ['howMuch', 'howMany', 'amount'],
      ['take', 'perDay', 'amount', 'potency'],
    ],
    told: ['faq how-much'],
  },
  food: { asked: [['food']], told: ['faq from-food'] },
  country: { asked: [['matter']], told: ['faq source-country'] },
  label: { asked: [['label']], told: ['faq what-to-look-for'] },
  value: { asked: [['perMg'], ['what', 'explain']], told: ['faq price-per-mg'] },
  howItWorks: {
    asked: [['work']],
    told: ['/what-is-astaxanthin#how-it-works', '/what-is-astaxanthin#how-it-works in-people'],
  },
  source: {
    asked: [['source', 'where'], ['astaxanthin']],
    told: ['/what-is-astaxanthin#where-it-comes-from'],
  },
  whatIs: { asked: [['what', 'explain']], told: ['faq what-is-it'] },
});
export type Subject = keyof typeof subjects;
export const subjectNames = Object.keys(subjects) as Subject[];

/** Concepts that ask, but name no subject. */
export const asking: readonly Concept[] = [
  'how',
  'howMuch',
  'howMany',
  'howLong',
  'what',
  'who',
  'why',
  'where',
  'when',
];
