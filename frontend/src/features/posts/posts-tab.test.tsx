import type { BlogPost } from '@astaguide/contracts/blog-post';
import { screen, within } from '@testing-library/react';
import { answerApi, heldAnswer } from '../../testing/api-answers';
import { renderPage } from '../../testing/render-page';
import PostsTab from './posts-tab';

const post = (id: number, title: string, published: boolean): BlogPost => ({
  id,
  title,
  slug: `post-${id}`,
  excerpt: 'What it is about.',
  content: '<p>Words.</p>',
  category: 'EXPERT GUIDE',
  imageUrl: '/uploads/post.webp',
  published,
  publishedAt: published ? '2026-05-04T09:00:00.000Z' : null,
  metaDescription: null,
  keywords: [],
  version: 1,
});
const posts = [post(1, 'How much a day', true), post(2, 'Test draft', false), post(3, 'For athletes', true)];

const rows = () => within(screen.getByRole('list', { name: 'Blog posts' })).getAllByRole('listitem');

test('posts are searched and filtered, and a draft has a preview', async () => {
  answerApi({ 'GET /api/blog': () => posts });
  const { user } = renderPage(<PostsTab />, { address: '/admin?tab=blog' });
  expect(await screen.findByText('3 posts')).toBeTruthy();
  await user.type(screen.getByLabelText('Search posts'), 'TEST draft');
  expect(await screen.findByText('1 of 3 posts')).toBeTruthy();
  expect(rows()).toHaveLength(1);
  const preview = screen.getByRole('link', { name: /^Preview/ });
  expect([preview.getAttribute('href'), preview.getAttribute('target')]).toEqual(['/blog/post-2', '_blank']);
  await user.selectOptions(screen.getByLabelText('Show'), 'Published');
  expect(await screen.findByText('No post matches')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show all posts' }));
  expect(await screen.findByText('3 posts')).toBeTruthy();
});

test('loading and failure each say so, and a failure can be tried again', async () => {
  const { answer, give } = heldAnswer();
  const answers: Record<string, () => unknown> = { 'GET /api/blog': answer };
  answerApi(answers);
  const { user, container } = renderPage(<PostsTab />);
  expect(container.querySelectorAll('[data-placeholder]')).toHaveLength(5);
  give(Promise.reject(new TypeError('Failed to fetch')));
  expect(await screen.findByText('The blog posts could not be loaded')).toBeTruthy();
  answers['GET /api/blog'] = () => posts;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('3 posts')).toBeTruthy();
});
