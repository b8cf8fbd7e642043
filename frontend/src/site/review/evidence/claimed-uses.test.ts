import { goals } from '../../../ui/product/goals';
import { claimedUses } from './claimed-uses';

const topics = (bestFor: string, benefits: string[] = []) =>
  claimedUses({ bestFor, benefits, features: [] }).map(({ topic }) => topic);

it('the claimed uses are the research areas that a product names', () => {
  expect(topics('Skin radiance', ['Studied for eye comfort'])).toEqual(['skin', 'eyes']);
  expect(topics('Daily use')).toEqual([]);
});

it('each goal of the comparison has its research area', () =>
  expect(goals.flatMap((goal) => topics(goal))).toHaveLength(goals.length));
