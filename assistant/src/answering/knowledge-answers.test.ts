import { subjects } from '../understanding/words/subjects';

beforeEach(() => jest.resetModules());

const answersTo = async () => (await import('./knowledge-answers')).piecesOn;

test('a text of the site may be reworded: it is found by its id', async () => {
  // Every text becomes so short that all of a section are joined.
  jest.doMock('@astaguide/content/plain-text', () => ({ plainText: () => 'Reworded.' }));
  const piecesOn = await answersTo();
  for (const subject of ['newsletter', 'firstMonth', 'howItWorks', 'operator'] as const)
    expect(piecesOn(subject, undefined)[0]!.text).toContain('Reworded.');
  jest.dontMock('@astaguide/content/plain-text');
});

test('every text that a subject names is another one', async () => {
  const piecesOn = await answersTo();
  for (const subject of Object.keys(subjects) as (keyof typeof subjects)[]) {
    const texts = piecesOn(subject, undefined).map(({ text }) => text);
    expect([subject, new Set(texts).size]).toEqual([subject, texts.length]);
  }
});

test('a missing id fails', async () => {
  jest.doMock('@astaguide/content/passages', () => ({
    ...jest.requireActual<object>('@astaguide/content/passages'),
    sitePassages: jest
      .requireActual<typeof import('@astaguide/content/passages')>('@astaguide/content/passages')
      .sitePassages.map((passage) => ({ ...passage, blockIds: [] })),
  }));
  await expect(answersTo()).rejects.toThrow(
    "There is no text '/privacy-policy#information-collected newsletter'",
  );
});
