import type { Product } from '@astaguide/contracts/catalog/product';

export type GoalProduct = Pick<Product, 'bestFor' | 'benefits' | 'features'>;

/**
 * Beginnings of the words with which products name a goal. Each word must mean one goal only: 'focus' may be that of
 * eyes or of the mind, and 'blood flow' that of the retina.
 */
const goalWords = {
  Skin: ['skin', 'wrinkle', 'fine line', 'collagen', 'complexion', 'uv light', 'photoaging', 'photoageing'],
  Eyes: ['eye', 'vision', 'visual', 'eyesight', 'retina', 'macula'],
  Endurance: ['endurance', 'stamina', 'athlet', 'exercise', 'training', 'workout', 'cycling', 'running'],
  Immunity: ['immun'],
  Heart: ['heart', 'cardiovascular', 'cholesterol', 'blood pressure', 'triglyceride'],
  Memory: ['memory', 'cognit', 'brain', 'mental'],
} as const satisfies Record<string, readonly string[]>;

const patterns: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(goalWords).map(([goal, words]) => [goal, new RegExp(`\\b(?:${words.join('|')})`, 'i')]),
);

export const goals: readonly string[] = Object.keys(goalWords);

/** Whether the product's own words name the goal, in what it is best for, its benefits or its features. */
export function namesGoal({ bestFor, benefits, features }: GoalProduct, goal: string): boolean {
  return patterns.get(goal)?.test([bestFor, ...benefits, ...features].join('\n')) ?? false;
}
