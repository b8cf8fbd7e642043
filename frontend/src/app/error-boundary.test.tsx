import { render, screen } from '@testing-library/react';
import { PageCodeError } from '../lib/errors';
import { ErrorBoundary } from '../ui/error-boundary';

function Broken({ error }: { error: Error }): never {
  throw error;
}

test.each([
  ['that something went wrong', new Error('broken'), 'Couldn’t show this page'],
  [
    'that the code could not be loaded',
    new PageCodeError('src/page.tsx', 'offline'),
    'Couldn’t load this page',
  ],
])('says %s, and keeps what is around it', (_what, error, title) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <>
      <p>The frame</p>
      <ErrorBoundary>
        <Broken error={error} />
      </ErrorBoundary>
    </>,
  );
  screen.getByText('The frame');
  screen.getByText(title);
  screen.getByText('Reload the page');
  expect(logged).toHaveBeenCalled();
});
