import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NotFoundError, RETRY_AFTER } from '../http/errors';
import { Sessionless } from '../http/route-options';
import { ProductsService } from '../catalog/products/products.service';
import { BlogService } from '../publishing/blog/blog.service';
import { RedirectsService } from '../publishing/redirects/redirects.service';
import { isEmbedded } from './redirects/click-of-request';
import { AffiliateRedirectService } from './redirects/affiliate-redirect.service';
import { ENDED, ShortLinkRedirectService } from './redirects/short-link-redirect.service';
import { chooseCoding } from './pages/content-coding';
import { PageRendererService } from './pages/page-renderer.service';
import type { SendablePage } from './pages/sendable-page';

/** Paths that are never pages: what is missing there is reported as a problem, not as a page. */
const NOT_PAGES = /^\/(api|assets|pictures|uploads|health|metrics)(\/|$)/;

/** Browsers that do not say what they load a redirect for do not follow it from another site's image or script. */
const REDIRECT_HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'cross-origin-resource-policy': 'same-origin',
};

/** A request whose address has this parameter. */
type Asked<Name extends string> = FastifyRequest<{ Params: Record<Name, string> }>;

/** Every page of the site. */
@ApiExcludeController()
@Controller()
export class SiteController {
  constructor(
    private readonly pages: PageRendererService,
    private readonly products: ProductsService,
    private readonly blog: BlogService,
    private readonly redirects: RedirectsService,
    private readonly affiliates: AffiliateRedirectService,
    private readonly shortLinks: ShortLinkRedirectService,
  ) {}

  /** Leads to the retailer of a product, for mails, videos and readers without JavaScript. */
  @Sessionless()
  @Get('go/:slug')
  async go(@Req() request: Asked<'slug'>, @Res() reply: FastifyReply): Promise<void> {
    return this.leadTo(() => this.affiliates.follow(request.params.slug, request), request, reply);
  }

  /** Leads to where the owner's short link does. */
  @Sessionless()
  @Get('l/:slug')
  async shortLink(@Req() request: Asked<'slug'>, @Res() reply: FastifyReply): Promise<void> {
    return this.leadTo(() => this.shortLinks.follow(request.params.slug, request), request, reply);
  }

  /** Links made by id or by slug lead to the review. */
  @Sessionless()
  @Get('product/:idOrSlug')
  async product(@Req() request: Asked<'idOrSlug'>, @Res() reply: FastifyReply): Promise<void> {
    const slug = await this.products.findSlug(request.params.idOrSlug);
    if (slug === undefined) return this.page(request, reply);
    return redirectTo(`/review/${slug}`, request, reply);
  }

  /** A product that was renamed is found under its former address. */
  @Sessionless()
  @Get('review/:slug')
  async review(@Req() request: Asked<'slug'>, @Res() reply: FastifyReply): Promise<void> {
    const page = await this.pages.getPage(request.url);
    const current = page.status === 404 ? await this.products.findRenamed(request.params.slug) : undefined;
    if (current !== undefined) return redirectTo(`/review/${current}`, request, reply);
    return this.send(page, request, reply);
  }

  /** An article that was renamed is found under its former address. */
  @Sessionless()
  @Get('blog/:slug')
  async article(@Req() request: Asked<'slug'>, @Res() reply: FastifyReply): Promise<void> {
    const page = await this.pages.getPage(request.url);
    const current = page.status === 404 ? await this.blog.findRenamed(request.params.slug) : undefined;
    if (current !== undefined) return redirectTo(`/blog/${current}`, request, reply);
    return this.send(page, request, reply);
  }

  /** A comparison in another order, or with the former slug of a product, has one canonical address. */
  @Sessionless()
  @Get('compare/:slugs')
  async compare(@Req() request: Asked<'slugs'>, @Res() reply: FastifyReply): Promise<void> {
    const { slugs } = request.params;
    const page = await this.pages.getPage(request.url);
    const canonical = page.status === 404 ? await this.products.findComparison(slugs) : undefined;
    // They are equal if the page was rendered just before a change of the catalog.
    if (canonical !== undefined && canonical !== slugs)
      return redirectTo(`/compare/${canonical}`, request, reply);
    return this.send(page, request, reply);
  }

  /** The latest saved text of a draft, for readers who were sent its address. */
  @Sessionless()
  @Header('x-robots-tag', 'noindex, nofollow')
  @Get('preview/:secret')
  async preview(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.page(request, reply);
  }

  @Sessionless()
  @Get('*')
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (NOT_PAGES.test(request.url)) throw new NotFoundError('There is nothing at this address.');
    return this.send(await this.pages.getPage(request.url), request, reply);
  }

  /** Sends a page. An address without one leads where the owner's redirect does, or is counted as missing. */
  private async send(page: SendablePage, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (page.status !== 404) return sendPage(page, request, reply);
    const target = await this.redirects.follow(request.url);
    if (target !== undefined) return redirectTo(target, request, reply);
    return sendPage(page, request, reply);
  }

  /**
   * Redirects a visitor who follows a link. A page that embeds the address gets no answer to load: it would set the
   * retailer's cookie without a click.
   *
   * @param follow finds the location; undefined for the page that says that nothing is there, ENDED for the page that says so
   */
  private async leadTo(
    follow: () => Promise<string | typeof ENDED | undefined>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    void reply.headers(REDIRECT_HEADERS);
    if (isEmbedded(request.headers)) return reply.status(204).send();
    const location = await follow();
    if (location === undefined) return this.page(request, reply);
    if (location === ENDED) return sendPage(await this.pages.getEndedPage(request.url), request, reply);
    await reply.status(302).header('location', location).send();
  }
}

async function redirectTo(target: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  // A target with a query of its own keeps that.
  const query = target.includes('?') ? '' : (/\?.*$/s.exec(request.url)?.[0] ?? '');
  // A permanent redirect that is not cached: the slug may later belong to another product.
  await reply
    .status(301)
    .headers({ location: target.replace(/(?=#|$)/, query), 'cache-control': 'no-cache' })
    .send();
}

async function sendPage(page: SendablePage, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  void reply.headers({ 'cache-control': 'no-cache', etag: page.etag, vary: 'accept-encoding' });
  if (page.status === 503) void reply.header('retry-after', String(RETRY_AFTER));
  if (request.headers['if-none-match'] === page.etag && page.status === 200) return reply.status(304).send();
  const coding = chooseCoding(request.headers['accept-encoding']);
  if (coding !== 'identity') void reply.header('content-encoding', coding);
  await reply
    .status(page.status)
    .type('text/html; charset=utf-8')
    .send(await page.body(coding));
}
