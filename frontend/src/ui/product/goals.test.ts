import { goals, namesGoal } from './goals';

const goalsOf = (bestFor: string, benefits: string[] = [], features: string[] = []) =>
  goals.filter((goal) => namesGoal({ bestFor, benefits, features }, goal));

test.each([
  ['Skin radiance and fine lines', ['Skin']],
  ['Vision and eye comfort', ['Eyes']],
  ['Athletes and ENDURANCE training', ['Endurance']],
  ['Year-round immune support', ['Immunity']],
  ['Heart health and cholesterol', ['Heart']],
  ['Memory and cognitive performance', ['Memory']],
  ['Adults over 50 looking after vision and skin', ['Skin', 'Eyes']],
  ['Experienced users', []],
])('%s is for %j', (bestFor, named) => expect(goalsOf(bestFor)).toEqual(named));

test('benefits and features name goals, too', () => {
  expect(goalsOf('Everyday use', ['May support recovery after exercise'])).toEqual(['Endurance']);
  expect(goalsOf('Everyday use', [], ['Vitamin C for normal collagen formation'])).toEqual(['Skin']);
});

test('words that only contain another are not it', () =>
  expect(
    goalsOf(
      'A wholehearted start',
      ['Less provision to carry'],
      ['Sunflower oil', 'Eco-friendly, no preskinning'],
    ),
  ).toEqual([]));

test('a goal that is not offered is named by no product', () =>
  expect(namesGoal({ bestFor: 'toString', benefits: [], features: [] }, 'toString')).toBe(false));
