import { review, trial } from '@astaguide/content/studies/records/study-record';
import { designText } from './design-text';

test.each([
  [trial, 'Randomized, double-blind, placebo-controlled trial'],
  [
    { ...trial, isRandomized: null, isBlinded: null },
    'Placebo-controlled trial (randomization and blinding not recorded)',
  ],
  [{ ...trial, isBlinded: false }, 'Randomized, placebo-controlled trial'],
  [{ ...trial, isRandomized: false, isBlinded: false, hasPlacebo: false }, 'Trial without a control group'],
  [review, 'Review'],
])('%# is a design in words', (part, text) => expect(designText(part)).toBe(text));
