import { blogPostInputSchema } from '@astaguide/contracts/publishing/blog-post';
import { InvalidInputError } from '../../http/errors';
import { timesOf, type Times } from './post-times';

const PAST = '2019-05-04T10:00:00.000Z';
const FUTURE = '2090-05-01T10:00:00.000Z';
const LATER = '2091-05-01T10:00:00.000Z';

const input = (times: object) =>
  blogPostInputSchema.parse({
    title: 'A',
    slug: 'a',
    excerpt: 'A',
    content: 'A',
    category: 'A',
    imageUrl: '/a.png',
    published: true,
    ...times,
  });
const dateOf = (text: unknown) => (typeof text === 'string' ? new Date(text) : null);
const dates = (times: Partial<Record<keyof Times, unknown>>): Times => ({
  published: times.published === true,
  publishedAt: dateOf(times.publishedAt),
  publishAt: dateOf(times.publishAt),
  unpublishAt: dateOf(times.unpublishAt),
});
const live = { published: true, publishedAt: PAST, publishAt: null, unpublishAt: null };
const scheduled = { published: false, publishedAt: PAST, publishAt: FUTURE, unpublishAt: LATER };
const neverPublished = { ...scheduled, publishedAt: null };
const draft = { published: false, publishedAt: PAST, publishAt: null, unpublishAt: null };

test.each([
  ['plans a new article', { publishedAt: FUTURE }, undefined, { publishAt: FUTURE }],
  ['dates a new article', { publishedAt: PAST }, undefined, live],
  ['may have an offset', { publishedAt: '2019-05-04T12:00:00+02:00' }, undefined, live],
  ['may equal publishAt', { publishedAt: FUTURE, publishAt: FUTURE }, undefined, { publishAt: FUTURE }],
  ['wins over no time', { publishedAt: FUTURE, publishAt: null }, live, { ...draft, publishAt: FUTURE }],
  [
    'moves a date',
    { ...live, publishedAt: '2018-01-01T00:00:00Z' },
    live,
    { ...live, publishedAt: '2018-01-01' },
  ],
  ['moves a planned article', { publishedAt: LATER }, draft, { ...draft, publishAt: LATER }],
  ['leaves a planned article, if null', { publishedAt: null }, scheduled, scheduled],
  ['keeps the date, if null', { publishedAt: null }, live, live],
])('publishedAt in a request %s', (_what, times, current, expected) => {
  expect(timesOf(input(times), current && dates(current))).toEqual(dates(expected));
});

test.each([
  ['a published article', live, live],
  ['a planned article', { ...neverPublished, published: true }, neverPublished],
  ['a planned article that was public before', { ...scheduled, published: true }, scheduled],
  ['a draft that was public before', draft, draft],
])('times of %s that are sent back change nothing', (_what, response, current) => {
  expect(timesOf(input(response), dates(current))).toEqual(dates(current));
});

test('a stored date does not keep an article from being planned', () => {
  const times = timesOf(input({ ...live, publishAt: FUTURE }), dates(live));
  expect(times).toEqual(dates({ ...draft, publishAt: FUTURE }));
});

test.each([
  ['another time than publishAt', { publishedAt: FUTURE, publishAt: LATER }, undefined, 'publishedAt'],
  [
    'another time than a stored publishAt',
    { ...scheduled, publishedAt: LATER, published: true },
    scheduled,
    'publishedAt',
  ],
  ['a time of a draft', { publishedAt: FUTURE, published: false }, undefined, 'publishedAt'],
  ['a new date of a draft', { publishedAt: FUTURE, published: false }, draft, 'publishedAt'],
  ['a beginning after the end', { publishedAt: LATER, unpublishAt: FUTURE }, undefined, 'unpublishAt'],
  ['an end before a stored beginning', { unpublishAt: '2089-01-01T00:00:00Z' }, scheduled, 'unpublishAt'],
])('%s is refused', (_what, times, current, path) => {
  const save = () => timesOf(input(times), current && dates(current));
  expect(save).toThrow(InvalidInputError);
  expect(save).toThrow(expect.objectContaining({ errors: [expect.objectContaining({ path })] }));
});

test.each(['tomorrow', 5, '2500-01-01T00:00:00Z', '2027-05-01', {}])(
  '%j is no publishedAt',
  (publishedAt) => {
    expect(() => input({ publishedAt })).toThrow('publishedAt');
  },
);
