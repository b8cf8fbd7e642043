import { siteSettingsInputSchema } from './site-settings';

test('a text that is too long is answered with the most that it may have', () => {
  const errors = siteSettingsInputSchema.safeParse({
    siteName: 'x'.repeat(101),
    operatorName: 'x'.repeat(201),
    aboutText: 'x'.repeat(5001),
    postCategories: ['x'.repeat(100)],
  }).error?.issues;
  expect(errors?.map(({ message }) => message)).toEqual([
    'At most 100 characters',
    'At most 200 characters',
    'At most 5,000 characters',
    expect.stringMatching(/^At most \d+ characters$/),
  ]);
});
