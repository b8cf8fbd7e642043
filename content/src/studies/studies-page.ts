import { list, paragraph, type Page, type Section } from '../blocks';
import { citationLabel, STUDIES_PATH } from './citation';
import { getStudy } from './cited-studies';
import { evidence, trialCountNote, type Topic } from './evidence';
import { CONFIDENCE_POINTS, confidences, NUMBERS, SIZES } from './grade';
import { topicGrade } from './topic-grades';

const topics = Object.keys(evidence) as Topic[];

const [someSize, largeSize] = SIZES;
const [someTrials, manyTrials] = NUMBERS;
const pointsOf = confidences.map((name, index) => {
  const from = index === 0 ? 0 : CONFIDENCE_POINTS[index - 1]!;
  const next = CONFIDENCE_POINTS[index];
  return `${name}: ${next === undefined ? `${from} or more` : `${from} to ${next - 1}`}`;
});

export const studiesPage: Page = {
  path: STUDIES_PATH,
  title: 'Astaxanthin Studies: Records and Grades',
  description:
    'Every study this site cites: who took part, dose, weeks, result and who paid, with a link to its source, and how we grade the evidence.',
  heading: 'The studies we cite',
  lead: 'One record for each study behind a statement on this site, including those that found nothing. Each links to its source, so that you can check us.',
  sections: [
    gradesSection([]),
    ruleSection([]),
    {
      id: 'reading-a-record',
      heading: 'How to read a record',
      isFolded: true,
      blocks: [
        list(
          'People is the number whose results were compared. Where some left early, the record says how many began.',
          'The result as the authors measured it, null results included.',
          'Not recorded means that what we read does not say, or that we could not read it. We do not guess.',
          'Last checked is the day we last checked the record against the abstract or the paper.',
          'When a study is retracted or corrected, or its journal publishes an expression of concern, that stands on its record and on every page that cites it, with date and reason. A retracted trial no longer counts for a grade.',
        ),
        paragraph(
          'Found a mistake in a record? ',
          { text: 'Tell us', href: '/contact' },
          ', and see what we have ',
          { text: 'corrected', href: '/corrections' },
          '.',
        ),
      ],
    },
  ],
  actions: [
    { text: 'What is astaxanthin?', href: '/what-is-astaxanthin' },
    { text: 'Common questions', href: '/faq' },
  ],
};

/** The page with the grades that remain without retracted studies. @param retracted keys of studies */
export function studiesPageWithout(retracted: readonly string[]): Page {
  if (retracted.length === 0) return studiesPage;
  const [, , ...others] = studiesPage.sections;
  return { ...studiesPage, sections: [gradesSection(retracted), ruleSection(retracted), ...others] };
}

function gradesSection(retracted: readonly string[]): Section {
  return {
    id: 'grades',
    heading: 'How strong the evidence is',
    blocks: [
      {
        kind: 'table',
        caption: 'Confidence by outcome, from the controlled trials cited on this site',
        head: ['Outcome', 'Confidence', 'Controlled trials', 'In short'],
        rows: topics.map((topic) => {
          const { confidence, trials, people } = topicGrade(topic, retracted);
          return [
            evidence[topic].label,
            confidence,
            `${trials}, with ${people} people`,
            evidence[topic].verdict + withdrawnText(topic, retracted),
          ];
        }),
      },
      paragraph(
        'Confidence is about how far the trials can be trusted, not about how large an effect is. An outcome can be well tested and show nothing. ',
        trialCountNote,
      ),
    ],
  };
}

function ruleSection(retracted: readonly string[]): Section {
  return {
    id: 'rule',
    heading: 'The rule for grades',
    isFolded: true,
    blocks: [
      paragraph(
        'A program computes each grade from the records above, so no one can adjust them. A trial counts if it had a placebo group and has not been retracted. Each of four criteria gives 0, 1 or 2 points.',
      ),
      {
        kind: 'table',
        caption: 'Points for each criterion',
        head: ['Criterion', '0 points', '1 point', '2 points'],
        rows: [
          [
            'Size: people in all trials',
            `Fewer than ${someSize}`,
            `${someSize} to ${largeSize - 1}`,
            `${largeSize} or more`,
          ],
          ['Number of trials', 'One', `${someTrials} to ${manyTrials - 1}`, `${manyTrials} or more`],
          [
            'Consistency of results',
            'One trial alone, or some found an effect and others none',
            'All found an effect, some on a part of what they measured',
            'All found the same',
          ],
          [
            'Risk of bias: randomized, double-blind, and not paid for or written by a company with an interest',
            'Fewer than half of the trials',
            'Half or more',
            'All trials',
          ],
        ],
      },
      paragraph(`The sum is the confidence. ${pointsOf.join('. ')}.`),
      {
        kind: 'table',
        caption: 'Points of each outcome',
        head: ['Outcome', 'Size', 'Number', 'Consistency', 'Bias'],
        rows: topics.map((topic) => {
          const { size, number, consistency, bias } = topicGrade(topic, retracted).points;
          return [evidence[topic].label, ...[size, number, consistency, bias].map(String)];
        }),
      },
      paragraph(
        'What a record does not say counts as if it spoke against the trial: where funding is not recorded, the trial earns nothing for bias.',
      ),
    ],
  };
}

/** What a conclusion no longer rests on: ' Retracted since: Nagaki et al. 2002.' */
function withdrawnText(topic: Topic, retracted: readonly string[]): string {
  const labels = evidence[topic].trials
    .filter((key) => retracted.includes(key))
    .map((key) => citationLabel(getStudy(key)));
  return labels.length === 0 ? '' : ` Retracted since: ${labels.join(', ')}.`;
}
