import type { RichText, Section } from './blocks';
import { faq, questionGroups } from './faq';
import { benefits, home } from './home';
import { bestForAthletes, bestForEyeHealth } from './landing-pages';
import { articleList } from './articles';
import { aboutPages, guidePages, legalPages } from './pages';
import { expertAnalysis } from './review';
import { citedStudies, textsOf } from './studies/cited-studies';
import { researchAreas } from './studies/research-areas';

/** A place in the site's own texts that cites a study. Articles and products are in the database. */
export interface Citation {
  /** Key of the study. */
  study: string;
  /** 'answer' is an answer of the FAQ, which the assistant also gives; 'review' is on the review of every product. */
  kind: 'page' | 'answer' | 'review';
  title: string;
  /** Path and anchor; null for 'review'. */
  url: string | null;
}

/** Every citation in the site's own texts, each study once for each place. */
export const citations: readonly Citation[] = [
  ...[...guidePages, ...aboutPages, ...legalPages].flatMap((page) => [
    ...cited([page.lead], { kind: 'page', title: page.heading, url: page.path }),
    ...page.sections.flatMap((section) => inSection(page, section)),
  ]),
  ...questionGroups.flatMap(({ questions }) =>
    questions.flatMap(({ id, question, answer }) =>
      cited([answer], { kind: 'answer', title: question, url: `${faq.path}#${id}` }),
    ),
  ),
  ...[bestForAthletes, bestForEyeHealth].flatMap((page) => [
    ...cited([page.lead, ...page.questions.map(({ answer }) => answer)], {
      kind: 'page',
      title: page.heading,
      url: page.path,
    }),
    ...[page.howWePicked, page.dosage].flatMap((section) => inSection(page, section)),
  ]),
  ...benefits.cards.flatMap(({ trials, title }) =>
    listed(trials, { kind: 'page', title: `${benefits.heading}: ${title}`, url: home.path }),
  ),
  ...researchAreas.flatMap(({ trials, title }) =>
    listed(trials, { kind: 'page', title: `Research Areas: ${title}`, url: articleList.path }),
  ),
  ...cited([...expertAnalysis.pros, ...expertAnalysis.considerations], {
    kind: 'review',
    title: 'Expert Analysis on every product review',
    url: null,
  }),
];

type Place = Omit<Citation, 'study'>;

function inSection(page: { heading: string; path: string }, section: Section): Citation[] {
  return cited(textsOf({ lead: '', sections: [section] }), {
    kind: 'page',
    title: `${page.heading}: ${section.heading}`,
    url: `${page.path}#${section.id}`,
  });
}

function cited(texts: readonly RichText[], place: Place): Citation[] {
  return listed(
    citedStudies(texts).map(({ key }) => key),
    place,
  );
}

function listed(keys: readonly string[], place: Place): Citation[] {
  return keys.map((study) => ({ study, ...place }));
}
