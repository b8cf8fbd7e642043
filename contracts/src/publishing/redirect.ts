import { z } from 'zod';
import { requiredText } from '../lib/storable-text';
import { linkAddress } from '../lib/web-address';

/** Longest path of a redirect, and of an address that is counted as missing. Characters. */
export const LONGEST_PATH = 500;

/** Paths that are never pages of the site, and those of the site's own redirects. */
const RESERVED =
  /^\/(api|admin|assets|pictures|uploads|health|metrics|preview|go|l)(\/|$)|^\/(feed\.xml|sitemap\.xml|robots\.txt)$/i;

/**
 * The path of an address as redirects are compared: decoded, without the query and the slashes at its end; undefined if
 * it is no path that a redirect can have.
 */
export function redirectPath(address: string): string | undefined {
  const [path = ''] = address.split(/[?#]/, 1);
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  const plain = decoded.replace(/\/+$/, '');
  const isPath = /^\/(?![/\\])[^\p{Cc}]*$/u.test(plain) && plain.isWellFormed();
  return isPath && plain.length <= LONGEST_PATH && !RESERVED.test(plain) ? plain : undefined;
}

/** The body of `POST /api/redirects`. */
export const redirectInputSchema = z
  .strictObject({
    /** A path of this site, or the whole address that it had on another site: then only its path counts. */
    from: requiredText('The old address is required')
      .refine((text) => !/^\/.*\?/s.test(text), {
        message: 'Leave out ? and what follows: a redirect is for the path with every query',
        abort: true,
      })
      .transform((text) => (URL.canParse(text) ? new URL(text).pathname : text))
      .transform((text, context) => {
        const path = redirectPath(text);
        if (path === undefined)
          context.addIssue({
            code: 'custom',
            message: 'Enter a path like /2024/05/old-post that is not the site’s own',
          });
        return path ?? z.NEVER;
      })
      .meta({ example: '/2024/05/old-post' }),
    /** A path of this site, or an https address. */
    to: requiredText('The new address is required')
      .pipe(linkAddress)
      .refine((address) => /^(\/|https?:)/i.test(address), 'Enter a URL that starts with https:// or /')
      .meta({ example: '/blog/new-post' }),
  })
  .refine(({ from, to }) => redirectPath(to) !== from, {
    path: ['to'],
    message: 'Choose another address than the old one',
  });
export type RedirectInput = z.input<typeof redirectInputSchema>;

/** A redirect in API responses: it answers 301. */
export const redirectSchema = z.object({
  id: z.number().int(),
  from: z.string().meta({ example: '/2024/05/old-post' }),
  to: z.string().meta({ example: '/blog/new-post' }),
  createdAt: z.iso.datetime(),
});
export type Redirect = z.infer<typeof redirectSchema>;

/** What an import of redirects did. */
export const redirectImportSchema = z.object({
  added: z.number().int(),
  changed: z.number().int(),
  /** Lines that were left out. */
  refused: z.array(
    z.object({
      line: z.number().int(),
      message: z.string().meta({ example: 'The new address is required' }),
    }),
  ),
});
export type RedirectImport = z.infer<typeof redirectImportSchema>;

/** An address that was requested and answered 404. */
export const addressMissSchema = z.object({
  path: z.string().meta({ example: '/2024/05/old-post' }),
  times: z.number().int(),
  lastAt: z.iso.datetime(),
});
export type AddressMiss = z.infer<typeof addressMissSchema>;
