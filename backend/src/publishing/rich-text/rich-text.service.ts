import { Inject, Injectable } from '@nestjs/common';
import { BACKEND_CONFIG, type BackendConfig } from '../../lib/config';
import { LinksService } from '../links/links.service';
import { affiliateLinkTest } from './affiliate-addresses';
import { sanitizeRichText } from './rich-text';

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
    const catalogLinks = [...(await this.links.listUrls()), ...newLinks];
    return sanitizeRichText(html, path, affiliateLinkTest(this.config.publicUrl, catalogLinks));
  }
}
