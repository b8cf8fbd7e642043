import { CLICK_ID } from '@astaguide/contracts/earnings/click-id';
import { findLinkFaults, hasPlaceholder } from '@astaguide/contracts/catalog/entered-link';
import { Inject, Injectable } from '@nestjs/common';
import { InvalidInputError } from '../../http/errors';
import { BACKEND_CONFIG, type BackendConfig } from '../../lib/config';
import { LinksService } from '../links/links.service';
import { affiliateLinkTest } from './affiliate-addresses';
import { linksIn, sanitizeRichText } from './rich-text';

/** The owner's HTML, as it is saved. */
@Injectable()
export class RichTextService {
  constructor(
    private readonly links: LinksService,
    @Inject(BACKEND_CONFIG) private readonly config: BackendConfig,
  ) {}

  /**
   * Sanitizes HTML and marks its affiliate links as sponsored, by the catalog as it is now.
   *
   * @param path path of the field, for errors
   * @param newLinks affiliate links that are saved with the text
   * @throws InvalidInputError when elements are nested hundreds of levels deep
   */
  async sanitize(html: string, path: string, newLinks: readonly string[] = []): Promise<string> {
    return sanitizeRichText(html, path, await this.affiliateTest(newLinks));
  }

  /** The same for many texts, by the catalog as it is at the call. */
  async sanitizer(): Promise<(html: string) => string> {
    const isAffiliateLink = await this.affiliateTest([]);
    return (html) => sanitizeRichText(html, 'content', isAffiliateLink);
  }

  /**
   * Sanitizes HTML that the owner enters. Its affiliate links are checked as those of products are.
   *
   * @param removed receives the tags of what was removed and the owner should know of
   * @throws InvalidInputError also for links that can only be a mistake, with their right form
   */
  async sanitizeEntered(
    html: string,
    path: string,
    newLinks: readonly string[] = [],
    removed: string[] = [],
  ): Promise<string> {
    const isAffiliateLink = await this.affiliateTest(newLinks);
    const sanitized = sanitizeRichText(html, path, isAffiliateLink, removed);
    const errors = linksIn(sanitized)
      .filter((link) => /^https?:/i.test(link) && (hasPlaceholder(link) || isAffiliateLink(link)))
      .flatMap((link) => faultOf(link) ?? [])
      .map((fault) => ({ path, message: fault }));
    if (errors.length > 0) throw new InvalidInputError(errors);
    return sanitized;
  }

  private async affiliateTest(newLinks: readonly string[]): Promise<(address: string) => boolean> {
    return affiliateLinkTest(this.config.publicUrl, [...(await this.links.listUrls()), ...newLinks]);
  }
}

/** Why a link in a text is refused; undefined if it is not. */
function faultOf(link: string): string | undefined {
  const fault = findLinkFaults(link).find(({ isCertain }) => isCertain);
  if (fault) return `The link ${link}: ${fault.message}`;
  if (!link.includes(CLICK_ID)) return undefined;
  return `The link ${link}: ${CLICK_ID} is filled in for products and short links only. Link to /go/ and the product’s slug, or to a short link`;
}
