import { TextBudget } from './recordable-events';

const hostile = { ipAddress: '203.0.113.0/24' };
const other = { ipAddress: '198.51.100.0/24' };
const text = 'x'.repeat(904);
/** How many new texts of 1 KB with their rows a network may add. */
function rowsOf(budget: TextBudget, sender: Parameters<TextBudget['takeRow']>[0]): number {
  let rows = 0;
  while (rows < 10_000 && budget.takeRow(sender, text)) rows += 1;
  return rows;
}

test('a network adds at most 256 KB of new texts a day, and no other network pays for it', () => {
  const budget = new TextBudget();
  expect(rowsOf(budget, hostile)).toBe(256);
  expect(budget.takeRow(hostile, '')).toBe(false);
  expect(rowsOf(budget, other)).toBe(256);
});

test('the next day it may again', () => {
  let now = Date.parse('2026-11-21T23:59:59Z');
  const budget = new TextBudget(() => now);
  expect(rowsOf(budget, hostile)).toBe(256);
  now += 1000;
  expect(rowsOf(budget, hostile)).toBe(256);
});

test('further data of the size that the site sends is free, and beyond it is charged', () => {
  const budget = new TextBudget();
  const click = { productName: 'Reef 6mg', affiliateUrl: 'https://shop.example/reef?sub=' };
  for (let turn = 0; turn < 10_000; turn++) expect(budget.takeExtra(hostile, click)).toBe(true);
  const large = { own: 'x'.repeat(1000) };
  let kept = 0;
  while (kept < 10_000 && budget.takeExtra(hostile, large)) kept += 1;
  expect(kept).toBeLessThan(350);
  expect(budget.takeExtra(hostile, click)).toBe(true);
});

test('demo data is free', () => {
  expect(rowsOf(new TextBudget(), { ...hostile, isDemo: true })).toBe(10_000);
});
