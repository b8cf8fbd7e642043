import { readableTables } from './readable-tables';

test('the cells of a table with headers get the labels that a card shows, and the roles that CSS would drop', () => {
  const html =
    '<p>Doses</p><table><thead><tr><th>Study</th><th><b>Dose</b> &amp; "length"</th></tr></thead>' +
    '<tbody><tr><td>One</td><td>8 mg</td></tr></tbody></table><p>&lt;table&gt;</p>';
  expect(readableTables(html)).toBe(
    '<p>Doses</p><div class="table-box"><table role="table"><thead role="rowgroup">' +
      '<tr role="row"><th role="columnheader">Study</th>' +
      '<th role="columnheader"><b>Dose</b> &amp; "length"</th></tr></thead>' +
      '<tbody role="rowgroup"><tr role="row"><td role="cell" data-label="Study">One</td>' +
      '<td role="cell" data-label="Dose &amp; &quot;length&quot;">8 mg</td></tr></tbody></table></div>' +
      '<p>&lt;table&gt;</p>',
  );
});

test.each([
  ['without headers', '<table><tr><td>8 mg</td></tr><tr><td>6 mg</td></tr></table>'],
  ['with cells over several columns', '<TABLE><tr><th>A</th></tr><tr><td colspan="2">8 mg</td></tr></TABLE>'],
  [
    'with headers in its first column',
    '<table><tr><th>A</th><td>1</td></tr><tr><th>B</th><td>2</td></tr></table>',
  ],
  ['of headers alone', '<table><tr><th>A</th></tr></table>'],
])('a table %s gets an element to scroll in, reachable by keyboard', (_, table) =>
  expect(readableTables(`${table}<p>After</p>`)).toBe(
    `<div class="table-scroll" role="region" aria-label="Table" tabindex="0">${table}</div><p>After</p>`,
  ),
);
