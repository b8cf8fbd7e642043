import { z } from 'zod';

/** Maximum length of an email address, in characters (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;

/** An international domain name: 'müller.example'. */
const INTERNATIONAL = /@(?=.*\P{ASCII})([\p{L}\p{M}\p{N}.-]+)$/u;

/** Writes an international domain as mail servers know it: 'a@müller.example' → 'a@xn--mller-kva.example'. */
function withAsciiDomain(address: string): string {
  return address.replace(INTERNATIONAL, (whole, domain: string) => {
    const url = `http://${domain}`;
    return URL.canParse(url) ? `@${new URL(url).hostname}` : whole;
  });
}

/**
 * An email address in lower case, with its domain in ASCII, so that another spelling is the same address.
 *
 * @param invalid error message for what is no address
 * @param tooLong error message for an address that is too long
 */
export const emailAddress = (invalid: string, tooLong?: string) =>
  z
    .string({ error: invalid })
    .trim()
    .toLowerCase()
    .transform(withAsciiDomain)
    .pipe(z.string().max(MAX_EMAIL_LENGTH, tooLong).pipe(z.email(invalid)));
