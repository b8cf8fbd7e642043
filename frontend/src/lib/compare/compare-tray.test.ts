import { toggled } from './compare-tray';

describe('the compare tray', () => {
  it('takes a product in, behind those it has', () => expect(toggled(['a'], 'b')).toEqual(['a', 'b']));

  it('takes one out that is in it', () => expect(toggled(['a', 'b', 'c'], 'b')).toEqual(['a', 'c']));

  it('drops the oldest for a fourth', () => expect(toggled(['b', 'a', 'c'], 'd')).toEqual(['a', 'c', 'd']));

  it('counts one taken out and in again as the newest', () =>
    expect(toggled(toggled(toggled(['a', 'b', 'c'], 'a'), 'a'), 'd')).toEqual(['c', 'a', 'd']));
});
