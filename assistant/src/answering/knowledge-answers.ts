import { articleList } from '@astaguide/content/articles';
import { doseGuidance, onset, shippingClaim } from '@astaguide/content/claims';
import { evidence } from '@astaguide/content/studies/evidence';
import { getAnswer, sitePassages, type Passage } from '@astaguide/content/passages';
import { plainText } from '@astaguide/content/plain-text';
import { goalNames, goals, type Goal } from '../understanding/words/goals';
import { subjectNames, subjects, type Subject } from '../understanding/words/subjects';
import { answerOf, type Answer, type Source } from './answer';
import type { Phrases } from './phrases/english';

/** A text with its source. */
export interface Piece {
  text: string;
  source: Source;
}

/** Pages to suggest if no answer is found. */
export const startingPoints: readonly Source[] = [
  { title: 'What is astaxanthin?', url: '/what-is-astaxanthin' },
  { title: 'Astaxanthin Supplement Comparison', url: '/comparison' },
  { title: 'Frequently asked questions', url: '/faq' },
  { title: articleList.heading, url: articleList.path },
];

/** Texts that are put together from claims. */
const claims: Readonly<Record<string, Piece>> = {
  shipping: {
    text: `${shippingClaim.text}. ${plainText(shippingClaim.basis)}`,
    source: { title: 'Terms of Service', url: '/terms-of-service#products-and-prices' },
  },
  // The site gives both durations, because neither is proven.
  onset: {
    text: `What stands behind the two: ${[onset.early, onset.late].map(({ text, basis }) => `${text}: ${plainText(basis)}`).join(' ')}`,
    source: { title: 'Beginner’s guide to astaxanthin', url: '/beginners-guide#first-month' },
  },
};
/** The site's own answers by subject, and its texts on the trials by goal. A wrong reference fails in the unit tests. */
const answers = new Map(subjectNames.map((subject) => [subject, subjects[subject].told.map(pieceAt)]));
const trials = new Map(
  goalNames.flatMap((goal) => {
    const trial = goals[goal].trials;
    return trial ? [[goal, { ...trial, piece: pieceAt(trial.told) }]] : [];
  }),
);

/** The texts with which the site answers a subject. */
export function piecesOn(subject: Subject, goal: Goal | undefined): readonly Piece[] {
  const pieces = answers.get(subject)!;
  if (subject !== 'dose' || (goal !== 'athletes' && goal !== 'eyes' && goal !== 'skin')) return pieces;
  const { range, basis } = doseGuidance[goal];
  const text = `A common suggestion for ${goal} is ${range} a day. ${plainText(basis)}`;
  const { title, url } = trials.get(goal)!.page;
  return [{ text, source: { title, url: `${url}#dose` } }, ...pieces];
}

/** The texts on the trials for a goal; undefined if no trial is cited on it. */
export function trialPieces(goal: Goal): Piece[] | undefined {
  const trial = trials.get(goal);
  // A text of the page on the trials says the verdict itself.
  return (
    trial && (trial.piece.source.url === trial.page.url ? [trial.piece] : [trial.piece, verdictOn(goal)!])
  );
}

/** The trial results on a goal in one sentence, with their page; undefined if there are none. */
export function verdictOn(goal: Goal): Piece | undefined {
  const trial = trials.get(goal);
  return trial && { text: evidence[trial.record].verdict, source: trial.page };
}

/** A text of the site by its reference, see `subjects`. */
function pieceAt(reference: string): Piece {
  const [place, id] = reference.split(' ');
  if (place === 'faq') return question(id!);
  const passage = sitePassages.find(
    ({ url, blockIds }) => url === place && (id === undefined || blockIds?.includes(id)),
  );
  const piece = place === 'claim' ? claims[id!] : passage && pieceOf(passage);
  if (!piece) throw new Error(`There is no text '${reference}'`);
  return piece;
}

/** An answer that quotes texts of the site. */
export function answerFromPieces(pieces: readonly Piece[], phrases: Phrases): Answer {
  const quotes = pieces.map(({ text }) => text);
  const sources = pieces.map(({ source }) => source);
  return answerOf([phrases.quoted, ...quotes], sources, { quotes });
}

/** The answer to a question of the FAQ. */
export function question(id: string): Piece {
  return pieceOf(getAnswer(id));
}

/** A passage with its place. */
export function pieceOf({ text, title, heading, url }: Passage): Piece {
  return { text, source: { title: heading === title ? title : `${title}: ${heading}`, url } };
}
