import { csvCell, csvTable } from './csv';

describe('a cell', () => {
  it.each(['=1+1', '+1@example.com', '-1@example.com', '@SUM(A1)', '\tx', '"=1"', "''=1", '""+1', '＝1'])(
    'that a spreadsheet would run as a formula becomes text: %j',
    (value) => expect(csvCell(value).replace(/^"/, '')).toMatch(/^'/),
  );

  it.each(['\r=1', '\n=1'])('that begins with a line end is a quoted text: %j', (value) =>
    expect(csvCell(value)).toBe(`"'${value}"`),
  );

  it('is quoted where it must be, its quotes doubled', () => {
    expect(csvCell('a,b')).toBe('"a,b"');
    expect(csvCell('a"b')).toBe('"a""b"');
    expect(csvCell('a\r\nb')).toBe('"a\r\nb"');
    expect(csvCell('"=1"')).toBe(`"'""=1"""`);
  });

  it('stays as it is otherwise', () => {
    expect(csvCell('first.last+news@example.com')).toBe('first.last+news@example.com');
    expect(csvCell('')).toBe('');
  });

  it('holds a number as it is, and nothing for what is not known', () => {
    expect([-0.5, 0, 12].map(csvCell)).toEqual(['-0.5', '0', '12']);
    expect(csvCell(null)).toBe('');
  });
});

test('a table has a comma between its cells and CRLF after each row', () => {
  const rows = [
    ['page', 'change'],
    ['/a,b', -1],
  ];
  expect(csvTable(rows)).toBe('page,change\r\n"/a,b",-1\r\n');
});
