import { scoreRuleTexts } from './how-we-rank-page';
import { scoreVersions } from '@astaguide/contracts/catalog/product-score';

test('the rules of the first version, in words', () => {
  expect(scoreRuleTexts(scoreVersions[0])).toEqual({
    dose: 'below 4 mg: 10; 4 to 8 mg: 20; over 8 to 12 mg: 12; more: 4. No stated amount: 0.',
    cost: '3.0¢ or less: 25; 18¢ or more, or unknown: 0; in proportion in between.',
    testing:
      'Result of at least 95% of the label: 25; laboratory named without such a result: 15; none named: 0.',
    origin: 'Place named: 10; otherwise 0.',
    label: '2.5 for each of the four that is stated.',
    rating: '1 star: 0; 5 stars: 10; in proportion in between. Fewer than 50 reviews count in proportion.',
  });
});
