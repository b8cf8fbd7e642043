import { linkEnded, notFound } from '@astaguide/content/missing/not-found';
import { render, screen } from '@testing-library/react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { PageStateContext, type PageState } from '../page-state';
import MissingPage from './missing-page';

const ended = { endedPath: '/l/summer' } as PageState;

test.each(['/l/summer', '/l/Summer', '/l/summer/'])('%s says that the short link has ended', (path) => {
  render(pageAt(path));
  expect(screen.getByRole('heading').textContent).toBe(linkEnded.title);
});

test('another address has no page', () => {
  render(pageAt('/l/winter'));
  expect(screen.getByRole('heading').textContent).toBe(notFound.title);
});

function pageAt(path: string) {
  return (
    <Router hook={memoryLocation({ path }).hook}>
      <PageStateContext value={ended}>
        <MissingPage />
      </PageStateContext>
    </Router>
  );
}
