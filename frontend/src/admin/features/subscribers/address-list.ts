import type { NewsletterSubscriber } from '@astaguide/contracts/site/newsletter';

/** Addresses of active subscribers. */
export function activeAddresses(subscribers: readonly NewsletterSubscriber[]): string[] {
  return subscribers.filter(({ isActive }) => isActive).map(({ email }) => email);
}

/** The content of the text export: one address per line. */
export function addressLines(addresses: readonly string[]): string {
  return addresses.map((address) => `${address}\n`).join('');
}

/** The text that 'Copy All' copies, in the form that mail programs accept. */
export function addressesInOneLine(addresses: readonly string[]): string {
  return addresses.join(', ');
}

/** Subscribers whose address contains a text, case-insensitively. */
export function findByAddress(subscribers: NewsletterSubscriber[], text: string): NewsletterSubscriber[] {
  const wanted = text.trim().toLowerCase();
  return wanted === ''
    ? subscribers
    : subscribers.filter(({ email }) => email.toLowerCase().includes(wanted));
}
