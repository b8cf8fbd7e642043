import type { BlogPostSummary } from '../../api/blog';
import { relatedPosts } from './related-posts';

const post = (
  id: number,
  title: string,
  category: BlogPostSummary['category'] = 'PERFORMANCE',
): BlogPostSummary => ({
  id,
  slug: `post-${id}`,
  title,
  excerpt: '',
  category,
  imageUrl: '/a.webp',
  publishedAt: '2026-01-01T00:00:00.000Z',
});
const idsOf = (...given: Parameters<typeof relatedPosts>) => relatedPosts(...given).map(({ id }) => id);

test('articles that share more of the subject come first, and no article is related to itself', () => {
  const cycling = post(1, 'Endurance in cycling trials');
  const all = [
    cycling,
    post(2, 'Skin', 'EXPERT GUIDE'),
    post(3, 'Training'),
    post(4, 'Cycling and endurance'),
  ];
  expect(idsOf(cycling, all)).toEqual([4, 3]);
});

test('words that are in every article relate none of them', () =>
  expect(
    idsOf(post(1, 'What astaxanthin does'), [post(2, 'What astaxanthin shows', 'EXPERT GUIDE')]),
  ).toEqual([]));

test('there are three at most', () =>
  expect(
    idsOf(
      post(1, 'Doses'),
      [2, 3, 4, 5].map((id) => post(id, 'Doses')),
    ),
  ).toHaveLength(3));
