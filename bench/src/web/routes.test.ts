import { chooseRoutes } from './routes';

test('all pages of a sitemap are measured, but one review, one article and one comparison', () => {
  const paths = [
    '/',
    '/blog',
    '/review/a',
    '/review/b',
    '/blog/c',
    '/blog/d',
    '/compare/e',
    '/compare/f',
    '/faq',
  ];
  const sitemap = paths.map((path) => `<url><loc>http://localhost:5000${path}</loc></url>`).join('');
  expect(chooseRoutes(sitemap)).toEqual(['/', '/blog', '/review/a', '/blog/c', '/compare/e', '/faq']);
});
