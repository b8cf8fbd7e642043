import type { StudyPart, StudyRecord } from './records/study-record';

/** How sure the evidence on an outcome makes us, from weakest to strongest. It says nothing about how large an effect is. */
export const confidences = ['Very limited', 'Limited', 'Moderate', 'Strong'] as const;
export type Confidence = (typeof confidences)[number];

export const criteria = ['size', 'number', 'consistency', 'bias'] as const;
export type Criterion = (typeof criteria)[number];

/** People in controlled trials that earn one point, and two. */
export const SIZES = [50, 200] as const;
/** Controlled trials that earn one point, and two. */
export const NUMBERS = [2, 4] as const;
/** Points from which each confidence above the weakest begins. */
export const CONFIDENCE_POINTS = [3, 5, 7] as const;

/** Points for each criterion, from 0 to 2. */
export type Points = Readonly<Record<Criterion, number>>;

export interface Grade {
  confidence: Confidence;
  points: Points;
  /** Controlled trials that were counted. */
  trials: number;
  /** People in them. */
  people: number;
}

interface ControlledTrial extends StudyPart {
  isLowRisk: boolean;
}

/**
 * Grades the evidence on one outcome by the published rule.
 *
 * @param records the trials on the outcome, without retracted ones. Parts without a placebo group are ignored.
 */
export function gradeOf(records: readonly StudyRecord[]): Grade {
  const trials = records.flatMap(controlledTrials);
  const people = trials.reduce((sum, { participants }) => sum + (participants ?? 0), 0);
  const points: Points = {
    size: stepsReached(SIZES, people),
    number: stepsReached(NUMBERS, trials.length),
    consistency: consistencyOf(trials),
    bias: biasOf(trials),
  };
  const total = criteria.reduce((sum, criterion) => sum + points[criterion], 0);
  const confidence = confidences[stepsReached(CONFIDENCE_POINTS, total)]!;
  return { confidence, points, trials: trials.length, people };
}

function controlledTrials({ parts, funding }: StudyRecord): ControlledTrial[] {
  return parts
    .filter(({ kind, hasPlacebo }) => kind === 'trial' && hasPlacebo === true)
    .map((part) => ({
      ...part,
      // What is not recorded does not count in a trial's favor.
      isLowRisk: part.isRandomized === true && part.isBlinded === true && funding?.isInterested === false,
    }));
}

function stepsReached(steps: readonly number[], value: number): number {
  return steps.filter((step) => value >= step).length;
}

/** One trial alone agrees with nothing. A trial without an effect contradicts one with an effect. */
function consistencyOf(trials: readonly ControlledTrial[]): number {
  if (trials.length < 2) return 0;
  const effects = new Set(trials.map(({ effect }) => effect));
  if (effects.size === 1) return 2;
  return effects.has('none') || effects.has(null) ? 0 : 1;
}

function biasOf(trials: readonly ControlledTrial[]): number {
  const lowRisk = trials.filter(({ isLowRisk }) => isLowRisk).length;
  if (lowRisk === 0) return 0;
  return lowRisk === trials.length ? 2 : lowRisk * 2 >= trials.length ? 1 : 0;
}
