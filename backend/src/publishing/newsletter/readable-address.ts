import { domainToUnicode } from 'node:url';

/** An address with an international domain as people write it: 'a@xn--mller-kva.example' → 'a@müller.example'. */
export const readableAddress = (address: string) =>
  address.replace(/(?<=@)(?=.*\bxn--).+$/, (domain) => domainToUnicode(domain) || domain);
