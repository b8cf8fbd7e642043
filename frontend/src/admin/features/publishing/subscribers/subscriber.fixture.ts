import type { NewsletterSubscriber } from '@astaguide/contracts/publishing/newsletter';

/** A subscriber of the tests: confirmed, unless they say otherwise. */
export const subscriber = (
  id: number,
  email: string,
  fields: Partial<NewsletterSubscriber> = {},
): NewsletterSubscriber => ({
  id,
  email,
  subscribedAt: '2026-03-09T23:30:00.000Z',
  isActive: (fields.state ?? 'confirmed') === 'confirmed',
  state: 'confirmed',
  stateAt: null,
  page: null,
  consentVersion: null,
  importSource: null,
  frequency: 'every',
  ...fields,
});
