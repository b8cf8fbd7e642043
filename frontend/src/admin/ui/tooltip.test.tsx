import { act, screen } from '@testing-library/react';
import { Tooltip, TooltipProvider } from './tooltip';
import { renderPage } from '../../testing/render-page';

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const term = (name: string) => screen.getByRole('button', { name });
const tooltipText = () => screen.queryByRole('tooltip')?.textContent;

function renderTerms() {
  const { user } = renderPage(
    <main id="content">
      <TooltipProvider>
        <Tooltip text="In one serving.">Potency</Tooltip>
        <Tooltip text="Out of 5 stars.">Rating</Tooltip>
        <button>Another</button>
      </TooltipProvider>
    </main>,
    { delay: null },
  );
  return user;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a term explains itself on focus, until Escape', async () => {
  const user = renderTerms();
  await user.tab();
  expect(tooltipText()).toBe('In one serving.');
  expect(document.getElementById(term('Potency').getAttribute('aria-describedby')!)?.textContent).toBe(
    'In one serving.',
  );
  await user.keyboard('{Escape}');
  expect(tooltipText()).toBeUndefined();
  expect(document.activeElement).toBe(term('Potency'));
});

test('a term explains itself after 700 ms of hovering, and the next one at once for 300 ms', async () => {
  const user = renderTerms();
  await user.hover(term('Rating'));
  await pass(699);
  expect(tooltipText()).toBeUndefined();
  await pass(1);
  expect(tooltipText()).toBe('Out of 5 stars.');
  await user.keyboard('{Escape}');
  await user.unhover(term('Rating'));
  await pass(299);
  await user.hover(term('Potency'));
  await pass(0);
  expect(tooltipText()).toBe('In one serving.');
  await user.keyboard('{Escape}');
  await user.unhover(term('Potency'));
  await pass(300);
  await user.hover(term('Rating'));
  expect(tooltipText()).toBeUndefined();
});

test('a click opens it, and does what the term itself does if there is something', async () => {
  const sort = jest.fn();
  const { user } = renderPage(
    <TooltipProvider>
      <Tooltip text="Clicks on buy links.">Clicks</Tooltip>
      <Tooltip text="Clicks on buy links." onClick={sort}>
        Sort by clicks
      </Tooltip>
    </TooltipProvider>,
    { delay: null },
  );
  await user.pointer([{ keys: '[TouchA]', target: term('Clicks') }]);
  expect(tooltipText()).toBe('Clicks on buy links.');
  await user.keyboard('{Escape}');
  await user.pointer([{ keys: '[TouchA]', target: term('Sort by clicks') }]);
  expect(tooltipText()).toBeUndefined();
  expect(sort).toHaveBeenCalledTimes(1);
});
