import { featureLines } from './card-texts';

describe('features of a product', () => {
  it.each([
    ['Vegan\nNo sugar\n', ['Vegan', 'No sugar']],
    [
      ['Vegan', 'No sugar\r\n 60 softgels '],
      ['Vegan', 'No sugar', '60 softgels'],
    ],
    ['', []],
  ])('%j are %j', (features, lines) => expect(featureLines(features)).toEqual(lines));
});
