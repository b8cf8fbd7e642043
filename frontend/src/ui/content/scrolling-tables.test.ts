import { withScrollingTables } from './scrolling-tables';

test('each table gets an element of its own to scroll in, reachable by keyboard', () => {
  const html =
    '<p>Doses</p><table><tr><td>8 mg</td></tr></table><p>&lt;table&gt;</p><TABLE class="a"></TABLE>';
  const region = '<div class="table-scroll" role="region" aria-label="Table" tabindex="0">';
  expect(withScrollingTables(html)).toBe(
    `<p>Doses</p>${region}<table><tr><td>8 mg</td></tr></table></div><p>&lt;table&gt;</p>` +
      `${region}<TABLE class="a"></TABLE></div>`,
  );
});
