import { CorrectionsList } from './corrections-page';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../../../testing/render-page';

test('corrections are listed with date, page and both texts, the newest first', () => {
  renderPage(
    <CorrectionsList
      corrections={[
        {
          date: '2026-03-09',
          page: '/faq',
          was: 'The trial had 100 people.',
          is: 'The trial had 10 people.',
        },
        { date: '2026-04-01', page: '/eye-health-guide', was: 'It cures.', is: 'It was not shown to help.' },
      ]}
    />,
  );
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.querySelector('time')!.textContent)).toEqual([
    'April 1, 2026',
    'March 9, 2026',
  ]);
  const oldest = within(items[1]!);
  expect(oldest.getByRole('link', { name: '/faq' }).getAttribute('href')).toBe('/faq');
  const texts = oldest.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(texts).toEqual(['The trial had 100 people.', 'The trial had 10 people.']);
});

test('an empty list says so', () => {
  renderPage(<CorrectionsList corrections={[]} />);
  expect(screen.getByText('No corrections so far.')).toBeTruthy();
});
