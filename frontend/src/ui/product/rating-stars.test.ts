import { starsOf } from './rating-stars';

describe('the stars of a rating', () => {
  it.each([
    [5, 'full full full full full'],
    [4.8, 'full full full full half'],
    [4.5, 'full full full full half'],
    [4.4, 'full full full full empty'],
    [1, 'full empty empty empty empty'],
  ])('%p is drawn %s', (rating, stars) => expect(starsOf(rating).join(' ')).toBe(stars));
});
