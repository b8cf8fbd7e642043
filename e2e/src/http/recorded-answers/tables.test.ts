import { fromTables, toTables } from './tables';

test('alike objects become rows of a table, and are the same again', () => {
  const rows = [
    { key: 'a', views: 1, compared: { views: 2, days: { from: 'x' } }, change: null, offers: [] },
    { key: 'b', views: 0, compared: { views: 0, days: { from: 'y' } }, change: null, offers: [{ id: 1 }] },
  ];
  expect(toTables({ rows })).toEqual({
    rows: {
      fields: ['key', 'views', 'compared.views', 'compared.days.from', 'change', 'offers'],
      values: [
        ['a', 1, 2, 'x', null, []],
        ['b', 0, 0, 'y', null, [{ id: 1 }]],
      ],
    },
  });
  expect(fromTables(toTables({ rows }))).toEqual({ rows });
});

test.each([
  ['objects with other fields', [{ a: 1 }, { b: 1 }]],
  ['one object with a part that another has not', [{ a: { b: 1 } }, { a: null }]],
  ['a single object, and none', [[{ a: 1 }], []]],
  ['texts, numbers and lists', ['a', 1, null, [1, 2], { a: {} }]],
  ['tables in a table', [{ a: [{ b: 1 }, { b: 2 }] }, { a: [{ c: 1 }, { c: 2 }] }]],
])('%s are the same again', (_what, value) => {
  expect(fromTables(JSON.parse(JSON.stringify(toTables(value))))).toEqual(value);
});
