import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Sessionless } from '../http/route-options';
import { ShareLinksService } from './share-links.service';
import { SHARED_NOWHERE } from './shared-nowhere';

/** The page behind a link: it is for nobody else, so nobody keeps it, finds it or is told where it was. */
@ApiExcludeController()
@Controller('shared')
export class SharedReportController {
  constructor(private readonly links: ShareLinksService) {}

  @Sessionless()
  @Get(':token')
  @Header('cache-control', 'no-store')
  @Header('referrer-policy', 'no-referrer')
  @Header('x-robots-tag', 'noindex, nofollow')
  async page(@Param('token') token: string, @Res() reply: FastifyReply): Promise<void> {
    const html = await this.links.findPage(token);
    await reply
      .status(html === undefined ? 404 : 200)
      .type('text/html; charset=utf-8')
      .send(html ?? SHARED_NOWHERE);
  }
}
