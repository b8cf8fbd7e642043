import { z } from 'zod';
import { storableText } from '../lib/storable-text';
import { MAX_SEARCH_LENGTH, MAX_SEARCH_RESULTS } from './search-words';

/** What can be found. */
export const searchTypes = ['product', 'article', 'guide', 'faq', 'study'] as const;
export type SearchType = (typeof searchTypes)[number];

/** The query of `GET /api/search`. An empty search finds nothing. */
export const searchQuerySchema = z.object({
  q: storableText()
    .trim()
    .max(MAX_SEARCH_LENGTH)
    .default('')
    .describe('What to search for; nothing finds nothing.'),
});

export const searchResultSchema = z.object({
  type: z.enum(searchTypes),
  title: z.string().meta({ example: 'How to read a supplement label' }),
  /** Path on this site, with an anchor for questions and studies: '/faq#how-long'. */
  url: z.string().meta({ example: '/blog/how-to-read-a-supplement-label' }),
  /** Plain text of about 160 characters around the first match. */
  excerpt: z.string().meta({ example: 'What the numbers on the label mean.' }),
  /** Of a product: its picture and its price in US dollars. */
  product: z
    .object({
      imageUrl: z.string().meta({ example: '/pictures/bottle.webp' }),
      price: z.string().meta({ example: '29.99' }),
    })
    .optional(),
});
export type SearchResult = z.infer<typeof searchResultSchema>;

/** The response of `GET /api/search`, best results first. */
export const searchResponseSchema = z.object({
  results: z.array(searchResultSchema).max(MAX_SEARCH_RESULTS),
  /** The words of the results that match, as `searchWords` writes them. They may differ from those searched for. */
  terms: z.array(z.string().meta({ example: 'label' })),
});
export type SearchResponse = z.infer<typeof searchResponseSchema>;

/** Similar searches of the last 90 days that found nothing. */
export const searchMissSchema = z.object({
  /** The most recent wording, without personal data. */
  query: z.string().meta({ example: 'krill oil' }),
  times: z.number().int(),
  lastSearchedAt: z.iso.datetime(),
});
export type SearchMiss = z.infer<typeof searchMissSchema>;
