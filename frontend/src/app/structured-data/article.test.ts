import type { Article } from '@astaguide/contracts/publishing/blog-post';
import { pageHistory } from '@astaguide/content/page-history';
import { eyeHealthGuide } from '@astaguide/content/eye-health-guide';
import { articleData, guideData } from './article';

const site = { url: 'https://site.example', name: 'AstaGuide' };
const post: Article = {
  id: 1,
  slug: 'doses',
  title: 'Doses',
  excerpt: 'How much?',
  content: '<p>4 mg</p>',
  category: 'EXPERT GUIDE',
  imageUrl: '/pictures/doses.webp',
  published: true,
  publishedAt: '2026-01-01T00:00:00.000Z',
  publishAt: null,
  unpublishAt: null,
  status: 'published',
  metaDescription: 'Not on the page.',
  keywords: ['not on the page'],
  author: null,
  reviewer: null,
  checkedOn: null,
  version: 1,
  changes: [],
  studies: [],
  questions: [],
};

test('an article without a name is by the editors, with their profile', () =>
  expect(articleData(site, post)).toMatchObject({
    '@type': 'Article',
    headline: 'Doses',
    image: ['https://site.example/pictures/doses.webp'],
    author: { '@type': 'Organization', name: 'AstaGuide editors', url: 'https://site.example/about#editors' },
    datePublished: '2026-01-01T00:00:00.000Z',
    dateModified: '2026-01-01T00:00:00.000Z',
    mainEntityOfPage: 'https://site.example/blog/doses',
  }));

test('a named author and reviewer are persons', () =>
  expect(articleData(site, { ...post, author: 'Ann Example', reviewer: 'Ben Example' })).toMatchObject({
    author: { '@type': 'Person', name: 'Ann Example' },
    editor: { '@type': 'Person', name: 'Ben Example' },
  }));

test('it was modified when its newest change was made', () => {
  const changes = [
    { at: '2026-03-01T00:00:00.000Z', note: null },
    { at: '2026-02-01T00:00:00.000Z', note: 'A dose.' },
  ];
  expect(articleData(site, { ...post, changes })).toMatchObject({ dateModified: '2026-03-01T00:00:00.000Z' });
});

test('nothing is in it that the page does not show', () =>
  expect(JSON.stringify(articleData(site, post))).not.toMatch(/not on the page/i));

test('a guide is an article of the editors, from the day it was written to its newest change', () => {
  const history = pageHistory[eyeHealthGuide.path]!;
  const changes = [{ date: '2026-12-01', note: 'A dose.' }];
  expect(guideData(site, eyeHealthGuide, { ...history, changes })).toMatchObject({
    '@type': 'Article',
    headline: eyeHealthGuide.heading,
    author: { name: 'AstaGuide editors' },
    datePublished: history.writtenOn,
    dateModified: '2026-12-01',
    mainEntityOfPage: 'https://site.example/eye-health-guide',
  });
});
