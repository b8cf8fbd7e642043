import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Sessionless } from '../http/route-options';
import { ShareLinksService } from './share-links.service';
import { sharedPage } from './shared-page';

/** The page for an invalid link; it does not reveal whether the link ever existed. */
const NOT_FOUND = sharedPage(
  'Report not found',
  '<header><h1>Report not found</h1><p>The link may have expired or been revoked.</p></header>',
);

/** The page of a shared link: not cached, not indexed, and without a referrer. */
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
      .send(html ?? NOT_FOUND);
  }
}
