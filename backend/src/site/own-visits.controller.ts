import { Controller, Get, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isOwnBrowser, markOwnBrowser } from '../account/own-browser';
import { Sessionless, TakesForms } from '../http/route-options';
import { PageRendererService } from './pages/page-renderer.service';

const PATH = '/my-visits';

/**
 * The page where the owner marks a browser, on any device and without signing in. Opening the address changes nothing,
 * because previews and prefetching open it too.
 */
@ApiExcludeController()
@Controller(PATH)
export class OwnVisitsController {
  constructor(private readonly renderer: PageRendererService) {}

  @Sessionless()
  @Get()
  @Header('cache-control', 'no-store')
  @Header('x-robots-tag', 'noindex, nofollow')
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const html = await this.renderer.getOwnVisitsPage(isOwnBrowser(request));
    await reply.type('text/html; charset=utf-8').send(html);
  }

  @Sessionless()
  @TakesForms()
  @Post('exclude')
  @HttpCode(303)
  @Header('location', PATH)
  exclude(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): void {
    markOwnBrowser(request, reply, true);
  }

  @Sessionless()
  @TakesForms()
  @Post('count')
  @HttpCode(303)
  @Header('location', PATH)
  count(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): void {
    markOwnBrowser(request, reply, false);
  }
}
