import type { NewsletterSubscriber } from '@astaguide/contracts/site/newsletter';

/** The addresses that get the newsletter. */
export function activeAddresses(subscribers: readonly NewsletterSubscriber[]): string[] {
  return subscribers.filter(({ isActive }) => isActive).map(({ email }) => email);
}

/** The content of the exported file: one address a line. */
export function addressLines(addresses: readonly string[]): string {
  return addresses.map((address) => `${address}\n`).join('');
}

/** What 'Copy All' puts on the clipboard, as a mail program's field takes it. */
export function addressesInOneLine(addresses: readonly string[]): string {
  return addresses.join(', ');
}

/** The subscribers whose address contains a text, in any case of letters. */
export function findByAddress(subscribers: NewsletterSubscriber[], text: string): NewsletterSubscriber[] {
  const wanted = text.trim().toLowerCase();
  return wanted === ''
    ? subscribers
    : subscribers.filter(({ email }) => email.toLowerCase().includes(wanted));
}
