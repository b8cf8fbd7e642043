import { InvalidInputError, NotFoundError } from '../errors';
import { StorableTextPipe } from './storable-text.pipe';

const pipe = new StorableTextPipe();

test.each([
  ['one value', 'a\u0000b', 'reason', 'reason'],
  ['one that was given twice', ['a', '\u0000'], 'reason', 'reason'],
  ['half of a surrogate pair', '\ud800', 'reason', 'reason'],
  ['a value among all of them', { table: 'series', filter: ['page:/', 'page:\u0000'] }, undefined, 'filter'],
])('a query with U+0000 in it is refused: %s', (_what, value, data, path) => {
  const refuse = () => pipe.transform(value, { type: 'query', data });
  expect(refuse).toThrow(InvalidInputError);
  expect(refuse).toThrow(
    expect.objectContaining({
      errors: [{ path, message: expect.stringContaining('unsupported character') }],
    }),
  );
});

test('a name in a path with U+0000 in it is not found', () =>
  expect(() => pipe.transform('a\u0000', { type: 'param', data: 'slug' })).toThrow(NotFoundError));

test.each([
  ['query', undefined, { page: '/🍊', before: undefined }],
  ['query', 'answered', undefined],
  ['param', 'slug', 'natural-astaxanthin'],
  ['body', undefined, { text: '\u0000' }],
] as const)('what can be stored, and what is not an address, is passed on: %s', (type, data, value) =>
  expect(pipe.transform(value, { type, data })).toBe(value),
);
