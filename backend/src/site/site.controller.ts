import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NotFoundError } from '../http/errors';
import { Sessionless } from '../http/route-options';
import { ProductsService } from '../products/products.service';
import { chooseCoding } from './page-cache';
import { PageRendererService } from './page-renderer.service';

/** Paths that are never pages: what is missing there is told as a problem, not as a page. */
const NOT_PAGES = /^\/(api|assets|pictures|health|metrics)(\/|$)/;

/** Every page of the site. */
@ApiExcludeController()
@Controller()
export class SiteController {
  constructor(
    private readonly pages: PageRendererService,
    private readonly products: ProductsService,
  ) {}

  /** Links made by id or by slug lead to the review. */
  @Sessionless()
  @Get('product/:idOrSlug')
  async product(
    @Param('idOrSlug') idOrSlug: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const slug = await this.products.findSlug(idOrSlug);
    if (slug === undefined) return this.page(request, reply);
    await reply.status(301).header('location', `/review/${slug}`).send();
  }

  @Sessionless()
  @Get('*')
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (NOT_PAGES.test(request.url)) throw new NotFoundError('There is nothing at this address.');
    const page = await this.pages.getPage(request.url);
    void reply.headers({ 'cache-control': 'no-cache', etag: page.etag, vary: 'accept-encoding' });
    if (page.location) void reply.header('location', page.location);
    if (request.headers['if-none-match'] === page.etag && page.status === 200)
      return reply.status(304).send();
    const coding = chooseCoding(request.headers['accept-encoding']);
    if (coding !== 'identity') void reply.header('content-encoding', coding);
    await reply.status(page.status).type('text/html; charset=utf-8').send(page.bodies[coding]);
  }
}
