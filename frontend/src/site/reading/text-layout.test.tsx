import { paragraph, type Page } from '@astaguide/content/blocks';
import { screen, within } from '@testing-library/react';
import { answerApi } from '../../testing/api-answers';
import { renderPage } from '../../testing/render-page';
import { TextLayout } from './text-layout';

const page: Page = {
  path: '/doses',
  title: 'Doses',
  description: '',
  heading: 'Doses',
  lead: 'How much.',
  inShort: [{ title: 'Start low', text: 'With 4 mg.' }],
  sections: [
    { id: 'short', heading: 'Short', blocks: [paragraph('All of it.')] },
    {
      id: 'long',
      heading: 'Long',
      phoneFold: { after: 1, label: 'The details' },
      blocks: [paragraph('The start.'), paragraph('The rest.')],
    },
  ],
  actions: [],
};

test('a section that goes into detail folds what follows its first blocks, and no other section does', () => {
  answerApi({});
  renderPage(<TextLayout page={page} kicker="Guide" />);
  const folded = screen.getByText('The details').closest('details')!;
  within(folded).getByText('The rest.');
  for (const text of ['All of it.', 'The start.'])
    expect(screen.getByText(text).closest('details')).toBeNull();
});

test('a link to a heading opens what its section folds, also when it is followed again', () => {
  answerApi({});
  renderPage(<TextLayout page={page} kicker="Guide" />, { address: '/doses#long' });
  const folded = screen.getByText('The details').closest('details')!;
  expect(folded.open).toBe(true);
  folded.open = false;
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(folded.open).toBe(true);
  folded.open = false;
  window.history.replaceState(null, '', '#short');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(folded.open).toBe(false);
});

test('the main points come before the text', () => {
  answerApi({});
  renderPage(<TextLayout page={page} kicker="Guide" />);
  within(screen.getByRole('region', { name: 'In short' })).getByText('Start low');
  const { textContent } = document.body;
  expect(textContent.indexOf('With 4 mg.')).toBeLessThan(textContent.indexOf('All of it.'));
});
