import { escapeHtml } from '@astaguide/contracts/lib/escape-html';
import { campaignOf, NEWSLETTER_PLACEMENT } from '@astaguide/contracts/publishing/newsletter-issue';
import type { ComposedMail } from '@astaguide/contracts/operations/notification-preferences';
import { convert } from 'html-to-text';
import sanitizeHtml, { type Attributes, type Tag } from 'sanitize-html';
import { mailButton, mailColors, mailLink, mailStyles, readerMailHtml } from './reader-mail';

/** In the links to unsubscribe in place of the token, which each recipient has a different one of. */
const TOKEN = '__newsletter_token__';

interface IssueProduct {
  id: number;
  slug: string;
  name: string;
  brand: string;
  potency: string;
  price: string;
  inStock: boolean;
}

interface IssueSite {
  siteName: string;
  /** The site's public origin, without a trailing slash. */
  publicUrl: string;
  operatorName: string | null;
  operatorAddress: string | null;
}

interface Issue {
  id: number;
  subject: string;
  preheader: string | null;
  /** Sanitized HTML of the editor. */
  content: string;
}

/** The ids of the products whose cards are in the content of an issue. */
export const productsInIssue = (content: string): number[] =>
  [...content.matchAll(/<figure data-product="(\d+)">/g)].map(([, id]) => Number(id));

/**
 * Renders an issue as text and as HTML: the same for every recipient until `withToken` fills in the links to unsubscribe.
 * It loads nothing from anywhere: pictures become their descriptions. Its links name the issue as their campaign, and
 * nobody who follows them.
 *
 * @param products those with cards; others are left out
 */
export function composeIssue(issue: Issue, products: readonly IssueProduct[], site: IssueSite): ComposedMail {
  const linkOf = campaignLink(site.publicUrl, campaignOf(issue.id));
  const body = issueBody(issue.content, products, linkOf);
  const footer = issueFooter(site, linkOf);
  const { subject, preheader } = issue;
  const title = `<h1 style="margin:0 0 20px;font-size:24px;line-height:1.3;color:${mailColors.ink[0]}">${escapeHtml(subject)}</h1>`;
  return {
    subject,
    text: `${[subject, plainText(body), '--', plainText(footer)].join('\n\n')}\n`,
    html: readerMailHtml({
      title: subject,
      siteName: site.siteName,
      ...(preheader !== null && { preheader }),
      body: `${title}\n${body}`,
      footer,
    }),
  };
}

/** The mail of one recipient. */
export const withToken = (text: string, token: string): string => text.replaceAll(TOKEN, token);

type LinkOf = (path: string) => string;

/** The address of a page of this site with the campaign; buy links also have their link placement. */
const campaignLink =
  (publicUrl: string, campaign: string): LinkOf =>
  (path) => {
    const url = new URL(path, publicUrl);
    if (url.pathname.startsWith('/go/')) url.searchParams.set('from', NEWSLETTER_PLACEMENT);
    url.searchParams.set('utm_source', 'newsletter');
    url.searchParams.set('utm_medium', 'email');
    url.searchParams.set('utm_campaign', campaign);
    return url.href;
  };

/** Styles of the elements of an issue. */
const styles: Record<string, string> = {
  h2: 'margin:28px 0 10px;font-size:20px;line-height:1.35',
  h3: 'margin:24px 0 8px;font-size:17px;line-height:1.4',
  h4: 'margin:20px 0 8px;font-size:16px;line-height:1.4',
  p: 'margin:0 0 16px',
  ul: 'margin:0 0 16px;padding-left:24px',
  ol: 'margin:0 0 16px;padding-left:24px',
  li: 'margin:0 0 6px',
  blockquote: `margin:0 0 16px;padding-left:14px;border-left:3px solid ${mailColors.line[0]}`,
  pre: 'margin:0 0 16px;white-space:pre-wrap;font-family:monospace',
  table: 'border-collapse:collapse;margin:0 0 16px;width:100%',
  th: `padding:6px 10px;border:1px solid ${mailColors.line[0]};text-align:left`,
  td: `padding:6px 10px;border:1px solid ${mailColors.line[0]};text-align:left`,
  hr: mailStyles.line,
};
const plain = [
  'strong',
  'em',
  's',
  'sub',
  'sup',
  'u',
  'code',
  'br',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
];

/** A card's place in the sanitized text: no character that can be typed. */
const placeOf = (id: string) => `\u{E000}${id}\u{E001}`;
const PLACE = /\u{E000}(\d+)\u{E001}/gu;

function issueBody(content: string, products: readonly IssueProduct[], linkOf: LinkOf): string {
  const styled =
    (name: string) =>
    (_tag: string, attributes: Attributes): Tag => ({
      tagName: name,
      attribs: { ...kept(attributes), style: styles[name]! },
    });
  const html = sanitizeHtml(withoutPictures(content).replaceAll(/[\u{E000}\u{E001}]/gu, ''), {
    allowedTags: [...Object.keys(styles), ...plain, 'a', 'div'],
    allowedAttributes: {
      '*': ['style', 'start', 'colspan', 'rowspan', 'scope'],
      a: ['href', 'class', 'style'],
    },
    allowedSchemesAppliedToAttributes: [],
    transformTags: {
      ...Object.fromEntries(Object.keys(styles).map((name) => [name, styled(name)])),
      a: (_tag, { href = '' }) => ({
        tagName: 'a',
        attribs: {
          href: href.startsWith('/') || href === '' ? linkOf(href || '/') : href,
          class: 'link',
          style: mailStyles.link,
        },
      }),
      figure: (_tag, { 'data-product': id }) =>
        id === undefined
          ? { tagName: 'div', attribs: {} }
          : { tagName: 'div', attribs: {}, text: placeOf(id) },
      figcaption: () => ({ tagName: 'p', attribs: { style: styles.p! } }),
    },
  });
  const byId = new Map(products.map((product) => [String(product.id), product]));
  return html.replace(PLACE, (_place, id: string) => {
    const product = byId.get(id);
    return product ? productCard(product, linkOf) : '';
  });
}

/** Pictures in sanitized HTML as their descriptions. */
const withoutPictures = (html: string) =>
  html.replace(/<img\b[^>]*>/g, (picture) => {
    const description = /\salt="([^"]+)"/.exec(picture)?.[1];
    return description === undefined ? '' : `<em>${description}</em>`;
  });

const kept = ({ start, colspan, rowspan, scope }: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries({ start, colspan, rowspan, scope }).filter(([, value]) => value !== undefined),
  ) as Attributes;

function productCard({ slug, name, brand, potency, price, inStock }: IssueProduct, linkOf: LinkOf): string {
  const line = mailColors.line[0];
  const facts = [brand, potency, `$${price}`].map(escapeHtml).join(' · ');
  const buy = inStock
    ? mailButton(linkOf(`/go/${slug}`), 'See the price at the shop')
    : `<p style="margin:12px 0">Out of stock at the moment.</p>`;
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="line" style="margin:0 0 20px;border:1px solid ${line};border-radius:8px"><tr><td style="padding:16px 18px">
<p style="margin:0;font-weight:700">${escapeHtml(name)}</p>
<p style="margin:4px 0 0">${facts}</p>
${buy}
<p style="margin:0">${mailLink(linkOf(`/review/${slug}`), 'Read the review')}</p>
</td></tr></table>`;
}

function issueFooter(site: IssueSite, linkOf: LinkOf): string {
  const { siteName, publicUrl, operatorName, operatorAddress } = site;
  const own = (path: string) => `${publicUrl}/newsletter/${path}?token=${TOKEN}`;
  const sender = [operatorName, operatorAddress].filter((text) => text !== null).join(', ');
  const paragraphs = [
    `Links to shops are affiliate links: if you buy through them, we may earn a commission. It costs you nothing. ${mailLink(linkOf('/affiliate-disclosure'), 'How we earn money')}.`,
    `You get this email because you subscribed at ${mailLink(linkOf('/'), siteName)}. ${mailLink(own('unsubscribe'), 'Unsubscribe')} or ${mailLink(own('preferences'), 'get one digest a month instead')}.`,
    ...(sender === '' ? [] : [escapeHtml(sender)]),
  ];
  return paragraphs.map((text) => `<p style="margin:0 0 10px">${text}</p>`).join('\n');
}

/** A part of a mail as plain text. */
const plainText = (html: string): string =>
  convert(html, {
    wordwrap: 78,
    selectors: [
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['<', '>'] } },
      ...['h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } })),
      { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
    ],
  });
