import { z } from 'zod';
import { linkLossSchema } from './link-loss';

/**
 * ok: the page answered. leads-elsewhere: there is a page, but not the one that the link is for. could-not-check: the
 * answer says nothing about the page. suspected: it was gone at the last check. broken: it was gone twice in a row.
 */
export const linkVerdicts = ['ok', 'leads-elsewhere', 'could-not-check', 'suspected', 'broken'] as const;
export type LinkVerdict = (typeof linkVerdicts)[number];

/** Why a check has no good answer. For 'status', the HTTP status says more. */
export const linkReasons = [
  'status',
  'host-gone',
  'time-out',
  'connection',
  'certificate',
  'redirects',
  'not-web',
  'private-address',
  'reserved-name',
  'robots',
  'bot-wall',
  'home-page',
  'search-page',
  'tag-lost',
  'parked',
] as const;
export type LinkReason = (typeof linkReasons)[number];

/** What the text of a page suggests. It changes no verdict, because texts are easily misread. */
export const linkHints = ['out-of-stock', 'not-found-text'] as const;
export type LinkHint = (typeof linkHints)[number];

/** A link of `GET /api/operations/links`: broken ones first, then those that lead elsewhere, then by clicks. */
export const checkedLinkSchema = z.object({
  /** Without the click id. */
  url: z.string().meta({ example: 'https://shop.example/reef' }),
  /** Those that lead there, or whose text has the link. */
  products: z.array(
    z.object({ id: z.number().int(), name: z.string().meta({ example: 'Reef Astaxanthin 6mg' }) }),
  ),
  /** Published posts with the link. */
  posts: z.array(z.object({ id: z.number().int(), title: z.string().meta({ example: 'Beginner’s guide' }) })),
  /** Slugs of the short links that lead there. */
  shortLinks: z.array(z.string().meta({ example: 'summer' })),
  /** What may be wrong with the link by its text alone: of links of products and short links. */
  faults: z.array(z.string().meta({ example: 'This Amazon link does not name you as the affiliate.' })),
  /** Null until the first check, like the five fields after it. */
  verdict: z.enum(linkVerdicts).nullable(),
  /** The HTTP status of the last answer; null if there was none. */
  status: z.number().int().nullable(),
  reason: z.enum(linkReasons).nullable(),
  hint: z.enum(linkHints).nullable(),
  /** The address of the page that it led to; null if that is the link's own. */
  finalUrl: z.string().meta({ example: 'https://shop.example/' }).nullable(),
  checkedAt: z.iso.datetime().nullable(),
  /** The first check that found it gone; null unless suspected or broken. */
  failedSince: z.iso.datetime().nullable(),
  /**
   * Clicks a day that led to the link itself: the mean of 28 whole days, counted once a day. Null until then, and for
   * links in texts, whose clicks are not recorded.
   */
  clicksPerDay: z.number().min(0).nullable(),
  /** What the link brought before it broke; null unless it is broken. */
  loss: linkLossSchema.nullable(),
  /** While it is broken: the links that its visitors get now, without the click id; empty where nothing replaces it. */
  replacedBy: z.array(z.string().meta({ example: 'https://other.example/reef' })),
});
export type CheckedLink = z.infer<typeof checkedLinkSchema>;

/** The response of `POST /api/operations/links/check`. */
export const linkChecksQueuedSchema = z.object({
  /** Links whose check is queued. */
  links: z.number().int().min(0),
});
export type LinkChecksQueued = z.infer<typeof linkChecksQueuedSchema>;

/** A switch of `GET /api/operations/links/switches`: newest first. Links without the click id. */
export const linkSwitchSchema = z.object({
  id: z.number().int(),
  product: z.object({ id: z.number().int(), name: z.string().meta({ example: 'Reef Astaxanthin 6mg' }) }),
  /** The link that visitors got before. */
  fromUrl: z.string().meta({ example: 'https://shop.example/reef' }),
  /** The link that they get since. */
  toUrl: z.string().meta({ example: 'https://other.example/reef' }),
  switchedAt: z.iso.datetime(),
});
export type LinkSwitch = z.infer<typeof linkSwitchSchema>;
