import { shortened } from './format';

describe('a text cut to a length', () => {
  it.each([
    ['Grown in ponds', 20, 'Grown in ponds'],
    ['Grown in open ponds, by hand', 21, 'Grown in open ponds…'],
    ['Astaxanthin', 6, 'Astax…'],
  ])('%p at %p is %p', (text, most, result) => {
    expect(shortened(text, most)).toBe(result);
    expect(result.length).toBeLessThanOrEqual(most);
  });
});
