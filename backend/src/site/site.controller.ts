import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NotFoundError } from '../http/errors';
import { Sessionless } from '../http/route-options';
import { PageRendererService } from './page-renderer.service';

/** Paths that are never pages: what is missing there is told as a problem, not as a page. */
const NOT_PAGES = /^\/(api|assets|pictures|health|metrics)(\/|$)/;

/** Every page of the site. */
@ApiExcludeController()
@Controller()
export class SiteController {
  constructor(private readonly pages: PageRendererService) {}

  @Sessionless()
  @Get('*')
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (NOT_PAGES.test(request.url)) throw new NotFoundError('There is nothing at this address.');
    const page = await this.pages.render(request.url);
    if (page.location) void reply.header('location', page.location);
    await reply
      .status(page.status)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page.html);
  }
}
