import { kelpie, lumina, pebble } from '../test-catalog.fixture';
import { describedBy } from './facts';

const jar = { ...lumina, features: ['A blush jar with a gold lid'] };
const tub = { ...pebble, features: ['A teal-lidded tub', 'Bottle in a carton'] };
const other = { ...kelpie, features: ['Bottle in a carton'] };

test.each([
  ['the one with the gold lid', jar],
  ['what is in the teal tub', tub],
  ['a carton bottle', undefined],
  ['the lid', undefined],
  ['a gold watch', undefined],
])('%s describes one product or none', (text, product) =>
  expect(describedBy(text.split(' '), [jar, tub, other])?.product).toBe(product),
);
