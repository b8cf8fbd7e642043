export type Star = 'full' | 'half' | 'empty';

/** The five stars of a rating: full stars up to the floor, a half star for a fraction of .5 or more. */
export function starsOf(rating: number): Star[] {
  const whole = Math.floor(rating);
  const hasHalf = rating - whole >= 0.5;
  return Array.from({ length: 5 }, (_, index) => {
    if (index < whole) return 'full';
    return index === whole && hasHalf ? 'half' : 'empty';
  });
}
