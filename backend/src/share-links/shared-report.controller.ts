import { Controller, Get, Header, Inject, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Sessionless } from '../http/route-options';
import { SITE_CODE, type LoadSiteCode } from '../site/pages/site-code';
import { ShareLinksService } from './share-links.service';

/** The page of a shared link: not cached, not indexed, and without a referrer. */
@ApiExcludeController()
@Controller('shared')
export class SharedReportController {
  constructor(
    private readonly links: ShareLinksService,
    @Inject(SITE_CODE) private readonly loadCode: LoadSiteCode,
  ) {}

  @Sessionless()
  @Get(':token')
  @Header('cache-control', 'no-store')
  @Header('referrer-policy', 'no-referrer')
  @Header('x-robots-tag', 'noindex, nofollow')
  async page(@Param('token') token: string, @Res() reply: FastifyReply): Promise<void> {
    const shared = await this.links.findReport(token);
    const code = await this.loadCode();
    await reply
      .status(shared ? 200 : 404)
      .type('text/html; charset=utf-8')
      .send(await code.renderSharedReport(shared));
  }
}
