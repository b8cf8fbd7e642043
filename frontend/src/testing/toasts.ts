import { screen, waitFor, within } from '@testing-library/react';

/** The toasts that are shown, as text. */
export const toasts = () =>
  within(screen.getByRole('region', { name: /^Notifications/ }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** Waits for a toast with this text, and no other. */
export const isTold = (text: string) =>
  waitFor(() => expect(toasts()).toEqual([expect.stringContaining(text)]));
