import { z } from 'zod';
import { answerShape, describeField } from './field';
import { optionalText, requiredText } from './storable-text';
import { optionalAddress } from './web-address';

const shape = {
  name: requiredText('Name is required').max(3),
  link: optionalAddress,
  note: optionalText(),
  rank: z.number().int().max(20).nullish(),
  lines: z.array(requiredText('Empty').max(3)).default([]),
  shown: z.boolean().default(true),
  kind: z.enum(['one', 'two']),
  version: z.number().int().optional(),
};
const answer = z.object(answerShape(shape));
const whole = {
  name: 'Reef',
  link: null,
  note: null,
  rank: null,
  lines: ['Four'],
  shown: false,
  kind: 'one',
  version: 1,
};

test.each([
  ['name', z.ZodString, false],
  ['link', z.ZodString, true],
  ['note', z.ZodString, true],
  ['rank', z.ZodNumber, true],
  ['lines', z.ZodArray, false],
  ['shown', z.ZodBoolean, false],
  ['kind', z.ZodEnum, false],
  ['version', z.ZodNumber, false],
] as const)('%s is known through its wrappers', (name, type, isNullable) => {
  const field = describeField(shape[name]);
  expect(field.base).toBeInstanceOf(type);
  expect(field.isNullable).toBe(isNullable);
});

test('an answer has every field, whatever the limits are by now', () => {
  expect(answer.parse(whole)).toEqual(whole);
  for (const name of Object.keys(shape)) {
    expect(answer.safeParse({ ...whole, [name]: undefined }).error?.issues[0]?.path).toEqual([name]);
  }
});

test('an answer has null only where a value may be left out, and whole numbers stay whole', () => {
  expect(answer.safeParse({ ...whole, name: null }).success).toBe(false);
  expect(answer.safeParse({ ...whole, rank: 1.5 }).success).toBe(false);
  expect(answer.safeParse({ ...whole, kind: 'three' }).success).toBe(false);
});
