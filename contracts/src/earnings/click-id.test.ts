import { SeededRandom } from '@astaguide/testbed/seeded-random';
import { clickIdOf, FIRST_CLICK_ID, readClickId } from './click-id';

const LOWEST = '00000000-0000-4000-8000-000000000000';
const HIGHEST = 'ffffffff-ffff-4fff-bfff-ffffffffffff';

test('every random UUID has its own click id, which leads back to it whatever a network does to it', () => {
  const random = new SeededRandom(54);
  const ids = [LOWEST, HIGHEST, ...Array.from({ length: 5000 }, () => random.uuid())];
  const codes = ids.map(clickIdOf);
  codes.forEach((code, place) => {
    expect(code).toMatch(/^[r-z][\da-z]{23}$/);
    const manglings = [
      code,
      code.toUpperCase(),
      code.slice(0, 24),
      ` ${code}\n`,
      `astaguide-21_${code}`,
      `sub=web|${code.toUpperCase()}|2026`,
      `https://shop.example/?subid=${code}&x=1`,
      `"${code}"`,
      `'${code}`,
    ];
    expect(new Set(manglings.map(readClickId))).toEqual(new Set([ids[place]]));
  });
  expect(new Set(codes).size).toBe(new Set(ids).size);
  expect(clickIdOf(HIGHEST)).toBe('z'.repeat(24));
  expect(FIRST_CLICK_ID).toBe(36n ** 24n - 2n ** 122n);
});

test('a UUID is still found, in any case, with or without dashes, of any version', () => {
  const random = new SeededRandom(55);
  for (let round = 0; round < 1000; round++) {
    const version = random.between(1, 8);
    const id = random.uuid().replace(/^(.{14})4/, `$1${version}`);
    for (const text of [id, id.toUpperCase(), `sub1:${id};x`, id.replaceAll('-', ''), `{${id}}`, `${id}_2`])
      expect(readClickId(text)).toBe(id);
  }
});

test.each([
  ['of version 1', 'c232ab00-9414-11ec-b3c8-9f68deced846'],
  ['of version 7', '017f22e2-79b0-7cc3-98c4-dc0c0c07398f'],
  ['with another variant', '3f1c2d4e-5a6b-4c7d-0e9f-0a1b2c3d4e5f'],
  ['of zeros', '00000000-0000-0000-0000-000000000000'],
])('an id %s keeps its form, and is found', (_name, id) => {
  expect(clickIdOf(id.toUpperCase())).toBe(id);
  expect(readClickId(clickIdOf(id))).toBe(id);
});

test.each([
  ['nothing', ''],
  ['an order number', '302-1234567-1234567'],
  ['24 digits', '123456789012345678901234'],
  ['an id of 24 hexadecimal digits', '65a1f0c2d4e5b6a7c8d9e0f1'],
  ['24 letters below the range', 'r00000000000000000000000'],
  ['a code that was cut', 'zzzzzzzzzzzzzzzzzzzzzzz'],
  ['a longer code', 'zzzzzzzzzzzzzzzzzzzzzzzzz'],
  ['a placeholder', '{clickId}'],
  ['a UUID that was cut', '3f1c2d4e-5a6b-4c7d-8e9f'],
])('there is no click id in %s', (_name, text) => expect(readClickId(text)).toBeNull());

test('a code that cannot be one does not hide the one that follows', () => {
  expect(readClickId(`r00000000000000000000000 ${clickIdOf(LOWEST)}`)).toBe(LOWEST);
});
