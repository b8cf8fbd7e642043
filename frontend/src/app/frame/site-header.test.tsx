import { screen, within } from '@testing-library/react';
import { SiteHeader } from './site-header';
import { answerApi } from '../../testing/api-answers';
import { renderPage } from '../../testing/render-page';

test.each([
  ['/', 'Home', 'page'],
  ['/what-is-astaxanthin', 'What is Astaxanthin', 'page'],
  ['/comparison', 'Compare', 'page'],
  ['/blog', 'Blog', 'page'],
  ['/blog/how-much-astaxanthin-a-day', 'Blog', 'true'],
  ['/faq', 'FAQ', 'page'],
  ['/skin-health-guide', 'Skin Protection', 'page'],
])('on %s the link to %s is the current one', (path, text, kind) => {
  answerApi({});
  renderPage(<SiteHeader />, { address: path });
  const [bar] = screen.getAllByRole('navigation', { name: 'Main', hidden: true });
  const links = within(bar!).getAllByRole('link', { hidden: true });
  const current = links.filter((link) => link.hasAttribute('aria-current'));
  expect(current.map((link) => [link.firstChild!.textContent, link.getAttribute('aria-current')])).toEqual([
    [text, kind],
  ]);
});
