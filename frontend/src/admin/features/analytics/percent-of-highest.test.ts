import { percentOfHighest } from './percent-of-highest';

describe('percentOfHighest', () => {
  it('scales values to the highest', () => expect(percentOfHighest([0, 5, 10])).toEqual([0, 50, 100]));
  it('returns zeros if all are 0', () => expect(percentOfHighest([0, 0])).toEqual([0, 0]));
});
