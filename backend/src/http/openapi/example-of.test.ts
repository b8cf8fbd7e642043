import { exampleOf, type Schema } from './example-of';

const shop: Schema = { type: 'object', properties: { name: { type: 'string', example: 'Corner shop' } } };
const reference = { $ref: '#/components/schemas/Shop' };

test.each<[string, Schema, unknown]>([
  ['its own example', { type: 'string', example: 'EUR' }, 'EUR'],
  ['an example that is false', { type: 'boolean', example: false }, false],
  ['its default', { type: 'string', default: '28d', enum: ['7d', '28d'] }, '28d'],
  ['the first of its values', { type: 'string', enum: ['drop', 'spike'] }, 'drop'],
  ['a value of its format', { type: 'string', format: 'date' }, '2026-01-15'],
  ['its least value', { type: 'integer', minimum: 5 }, 5],
  ['one, if less is allowed', { type: 'integer', minimum: -10 }, 1],
  ['a value although it could be null', { type: 'boolean', nullable: true }, true],
  ['the first of its forms', { anyOf: [{ type: 'string', example: '7.5' }, { type: 'number' }] }, '7.5'],
  ['an item', { type: 'array', items: shop }, [{ name: 'Corner shop' }]],
  ['what it refers to', reference, { name: 'Corner shop' }],
  [
    'every key of a record',
    { type: 'object', required: ['a', 'b'], additionalProperties: { type: 'integer' } },
    { a: 1, b: 1 },
  ],
  ['no field without a schema', { type: 'object', properties: { current: {} } }, {}],
])('the example of a schema is %s', (_what, schema, example) =>
  expect(exampleOf(schema, { Shop: shop })).toEqual(example),
);
