import { corrections, correctionsPage } from '@astaguide/content/about/corrections';
import { howWeRank } from '@astaguide/content/about/how-we-rank';
import { scoreNote, scorePartTexts } from '@astaguide/content/about/score';
import { newsletter } from '@astaguide/content/home';
import { bestForAthletes, bestForEyeHealth } from '@astaguide/content/landing-pages';
import { passagesOf, sitePassages, type Passage } from '@astaguide/content/passages';
import { aboutPages, guidePages } from '@astaguide/content/pages';
import { plainText } from '@astaguide/content/plain-text';
import { citationLabel, recordPath } from '@astaguide/content/studies/citation';
import { studiesPage } from '@astaguide/content/studies/studies-page';
import { studies } from '@astaguide/content/studies/studies';
import { recordOf } from '@astaguide/content/studies/study-records';
import type { TextStudy } from '@astaguide/contracts/catalog/evidence/study';
import type { StudyChange } from '@astaguide/contracts/catalog/evidence/study-change';
import { studyChangeNames } from '@astaguide/contracts/catalog/evidence/study-change-names';
import { currentScore, scoreParts } from '@astaguide/contracts/catalog/product-score';
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

type RecordedStudy = Omit<TextStudy, 'record' | 'checkedOn' | 'parts'> & {
  parts: readonly TextStudy['parts'][number][];
};

/** The cited studies of the site, with their records. */
const siteStudies: readonly RecordedStudy[] = studies.map((study) => {
  const { parts, funding } = recordOf(study.key);
  return { ...study, parts, funding: funding?.text ?? null };
});

/** What the record of a study says, and what happened to it since. */
function studyPassage(
  { key, authors, year, title, journal, locator, parts, funding }: RecordedStudy,
  changes: readonly StudyChange[],
): Passage {
  const change = changes.find((one) => one.key === key);
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
      change &&
        `This study has a notice, ${studyChangeNames[change.kind]}: ${change.note.replace(/\.$/, '')}.`,
      `${authors} (${year}). ${journal} ${locator}`.trim() + '.',
      ...told.filter((text) => text !== '').map((text) => `${text.replace(/\.$/, '')}.`),
      funding ? `Who paid: ${funding}.` : 'Who paid is not recorded.',
    ]
      .filter(Boolean)
      .join(' '),
  };
}

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

/** What each part of the score looks at, and how many points it gives. */
const scorePassages: readonly Passage[] = scoreParts.map((part) => ({
  url: `${howWeRank.path}#score`,
  title: howWeRank.heading,
  heading: `Points in the score: ${scorePartTexts[part].label}`,
  text: `${scorePartTexts[part].label}: up to ${currentScore[part].points} points of the score. ${scorePartTexts[part].basis} ${scoreNote}`,
}));

/** The corrections so far. */
const correctionPassages: readonly Passage[] =
  corrections.length === 0
    ? [passageOfCorrection('No corrections so far.')]
    : corrections.map(({ date, page, was, is }) =>
        passageOfCorrection(`${date}, ${page}: it said “${was}”, and says now “${is}”.`),
      );

function passageOfCorrection(text: string): Passage {
  const { path, heading } = correctionsPage;
  return { url: `${path}#list`, title: heading, heading: 'Corrected mistakes so far', text };
}

/** What subscribers get, and whether it has begun. */
const newsletterPassage = (isSent: boolean): Passage => ({
  url: '/#newsletter',
  title: 'Newsletter',
  heading: newsletter.heading,
  text: `${newsletter.text} ${plainText(isSent ? newsletter.note : newsletter.waitingNote)}`,
});

const ownPassages: readonly Passage[] = [
  ...sitePassages,
  ...landingPassages,
  ...passagesOf(studiesPage),
  ...scorePassages,
  ...correctionPassages,
];

/** Words of the site's own pages. */
export const pageWords: ReadonlySet<string> = new Set(sitePassages.flatMap(wordsIn));

/** What is indexed besides the site's own texts. */
export interface IndexedTexts {
  /** Published articles. */
  posts: readonly BlogPost[];
  /** The owner's written answers. */
  answers?: readonly WrittenAnswer[];
  /** The studies that the owner added to those of the site. */
  ownStudies?: readonly TextStudy[];
  /** What happened to studies since they were published. */
  changes?: readonly StudyChange[];
  /** Whether the site sends its newsletter. */
  sendsNewsletter?: boolean;
}

/** An index of the site's texts, the articles, the owner's answers and the records of studies. */
export function indexPassages({
  posts,
  answers = [],
  ownStudies = [],
  changes = [],
  sendsNewsletter = false,
}: IndexedTexts): PassageSearch {
  return new PassageSearch([
    ...ownPassages,
    ...[...siteStudies, ...ownStudies].map((study) => studyPassage(study, changes)),
    ...leads,
    newsletterPassage(sendsNewsletter),
    // A price in an article is an example, or an old one.
    ...posts.flatMap(articlePassages).filter(({ text }) => !/[$€£] ?\d/.test(text)),
    ...answers.map(writtenPassage),
  ]);
}
