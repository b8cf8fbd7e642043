import type { SearchResponse } from '@astaguide/contracts/site/search';
import { screen, within } from '@testing-library/react';
import { answerApi, heldAnswer, refusal } from '../../testing/api-answers';
import { renderPage } from '../../testing/render-page';
import SearchPage from './search-page';

const FOUND: SearchResponse = {
  results: [
    { type: 'faq', title: 'Is it safe for the skin?', url: '/faq#skin', excerpt: 'Skins <b>differ</b>.' },
    { type: 'study', title: 'A trial', url: '/skin-health-guide#source-x', excerpt: 'Park JS (2010).' },
  ],
  terms: ['skin'],
};

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search this site' });
const status = () => within(document.querySelector('[role="status"]:not(.fixed)')!);

test('shows results with their types and the matching words highlighted', async () => {
  const calls = answerApi({ 'GET /api/search': () => FOUND });
  renderPage(<SearchPage />, { address: '/search?q=skin' });
  const items = within(await screen.findByRole('list', { name: 'Results' })).getAllByRole('listitem');
  expect(calls.map(({ path }) => path)).toEqual(['/api/search?q=skin']);
  expect(items.map((item) => item.querySelector('a')!.getAttribute('href'))).toEqual([
    '/faq#skin',
    '/skin-health-guide#source-x',
  ]);
  expect(items.map((item) => item.firstChild!.textContent)).toEqual(['Question', 'Study']);
  expect(items[0]!.textContent).toContain('Skins <b>differ</b>.');
  expect(Array.from(document.querySelectorAll('mark'), (mark) => mark.textContent)).toEqual([
    'skin',
    'Skins',
  ]);
  status().getByText('2 results for “skin”');
  expect(field().value).toBe('skin');
});

test('a new search changes the address, and going back restores the one before', async () => {
  const held = heldAnswer();
  answerApi({
    'GET /api/search?q=skin': () => FOUND,
    'GET /api/search?q=eyes%20%26': held.answer,
  });
  const { user } = renderPage(<SearchPage />, { address: '/search?q=skin' });
  await screen.findByText('2 results for “skin”');
  await user.clear(field());
  await user.type(field(), ' eyes & {Enter}');
  expect(window.location.search).toBe('?q=eyes+%26');
  status().getByText('Searching…');
  held.give({ results: [], terms: [] });
  await screen.findByText('No results for “eyes &”');
  screen.getByText('Nothing found');
  expect(screen.getByRole('link', { name: 'Browse the FAQ' }).getAttribute('href')).toBe('/faq');
  window.history.back();
  await screen.findByText('2 results for “skin”');
  expect(field().value).toBe('skin');
});

test('without a search it asks for none, says what to try, and focuses the field', () => {
  const calls = answerApi({});
  renderPage(<SearchPage />, { address: '/search?q=%20' });
  expect(calls).toEqual([]);
  screen.getByText('What are you looking for?');
  expect(document.activeElement).toBe(field());
});

test('a failed search can be repeated', async () => {
  const answers = { 'GET /api/search': (): unknown => refusal(503, 'Unavailable') };
  answerApi(answers);
  const { user } = renderPage(<SearchPage />, { address: '/search?q=skin' });
  expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t search the site');
  answers['GET /api/search'] = () => FOUND;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('2 results for “skin”');
});
