import { bestForAthletes, bestForEyeHealth } from '@astaguide/content/landing-pages';
import { passagesOf, sitePassages, type Passage } from '@astaguide/content/passages';
import { aboutPages, guidePages } from '@astaguide/content/pages';
import { plainText } from '@astaguide/content/plain-text';
import { citationLabel, recordPath } from '@astaguide/content/studies/citation';
import { studies } from '@astaguide/content/studies/studies';
import { studiesPage } from '@astaguide/content/studies/studies-page';
import { recordOf } from '@astaguide/content/studies/study-records';
import type { WrittenAnswer } from '@astaguide/contracts/chat/written-answer';
import type { BlogPost } from '@astaguide/contracts/publishing/blog-post';
import { articlePassages } from './article-passages';
import { PassageSearch, wordsIn } from './passage-search';
import { writtenPassage } from './written-passage';

/** The pages that list products for a goal: what they say beside the products. */
const landingPassages: readonly Passage[] = [bestForAthletes, bestForEyeHealth].flatMap((page) => [
  ...passagesOf({ ...page, sections: [page.howWePicked, page.dosage] }),
  ...page.questions.map(({ id, question, answer }) => ({
    url: `${page.path}#${id}`,
    title: page.heading,
    heading: question,
    text: plainText(answer),
  })),
]);

/** What the record of each cited study says. */
const studyPassages: readonly Passage[] = studies.map(({ key, authors, year, title, journal, locator }) => {
  const { parts, funding } = recordOf(key);
  const told = parts.map(
    ({ kind, isRandomized, isBlinded, hasPlacebo, participants, people, dose, weeks, outcome, result }) =>
      [
        kind === 'trial' && `design: ${designOf(isRandomized, isBlinded, hasPlacebo)}`,
        participants === null ? people : `${participants} people: ${people ?? ''}`,
        dose && `dose: ${dose}`,
        weeks && `length: ${weeks} weeks`,
        outcome && `measured: ${outcome}`,
        result && `result: ${result}`,
      ]
        .filter(Boolean)
        .join('; '),
  );
  return {
    url: recordPath(key),
    title: studiesPage.heading,
    heading: `${citationLabel({ authors, year })}: ${title}`,
    text: [
      `${authors} (${year}). ${journal} ${locator}.`,
      ...told.filter((text) => text !== '').map((text) => `${text.replace(/\.$/, '')}.`),
      funding ? `Who paid: ${funding.text}.` : 'Who paid is not recorded.',
    ].join(' '),
  };
});

/** 'randomized, double-blind, with placebo'; what is not recorded is said so. */
function designOf(
  isRandomized: boolean | null,
  isBlinded: boolean | null,
  hasPlacebo: boolean | null,
): string {
  const say = (is: boolean | null, name: string) =>
    is === null ? `${name} not recorded` : is ? name : `not ${name}`;
  return [
    say(isRandomized, 'randomized'),
    say(isBlinded, 'double-blind'),
    say(hasPlacebo, 'with placebo'),
  ].join(', ');
}

/** The first lines of the pages, which say what they come to. */
const leads: readonly Passage[] = [...guidePages, ...aboutPages].map(({ path, heading, lead }) => ({
  url: path,
  title: heading,
  heading,
  text: plainText(lead),
}));

const ownPassages: readonly Passage[] = [
  ...sitePassages,
  ...landingPassages,
  ...passagesOf(studiesPage),
  ...studyPassages,
  ...leads,
];

/** Words of the site's own pages. */
export const pageWords: ReadonlySet<string> = new Set(sitePassages.flatMap(wordsIn));

/** An index of the site's texts, the published articles and the owner's written answers. */
export function indexPassages(posts: readonly BlogPost[], answers: readonly WrittenAnswer[]): PassageSearch {
  return new PassageSearch([
    ...ownPassages,
    ...posts.flatMap(articlePassages),
    ...answers.map(writtenPassage),
  ]);
}
