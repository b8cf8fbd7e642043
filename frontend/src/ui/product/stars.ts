export type Star = 'full' | 'half' | 'empty';

/** Five stars of a rating: whole ones from the floor, a half one where the fraction is .5 or more. */
export function starsOf(rating: number): Star[] {
  const whole = Math.floor(rating);
  const hasHalf = rating - whole >= 0.5;
  return Array.from({ length: 5 }, (_, index) => {
    if (index < whole) return 'full';
    return index === whole && hasHalf ? 'half' : 'empty';
  });
}
