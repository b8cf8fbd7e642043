import { applyDecorators, Body, Controller, Get, Header, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Sessionless, TakesAddressForms, TakesForms } from '../http/route-options';
import { ReaderPagesService, type ReaderView } from '../publishing/newsletter/reader-pages.service';
import { PageRendererService } from './pages/page-renderer.service';

/** Not cached, not indexed, and its address, which has the token, is given to no other site. */
const PrivatePage = () =>
  applyDecorators(
    Sessionless({ bodyLimit: 4096 }),
    Header('cache-control', 'no-store'),
    Header('referrer-policy', 'same-origin'),
    Header('x-robots-tag', 'noindex, nofollow'),
  );

/** A button. Mail programs send the form of RFC 8058 in either encoding. */
const Button = () => applyDecorators(PrivatePage(), TakesForms(), TakesAddressForms(), HttpCode(200));

/** The pages behind the links of a mail. Opening one changes nothing: mail programs and scanners open them too. */
@ApiExcludeController()
@Controller('newsletter')
export class NewsletterPagesController {
  constructor(
    private readonly pages: ReaderPagesService,
    private readonly renderer: PageRendererService,
  ) {}

  @PrivatePage()
  @Get('confirm')
  async showConfirmation(@Query('token') token: unknown, @Res() reply: FastifyReply): Promise<void> {
    await this.send(await this.pages.showConfirmation(token), token, reply);
  }

  @Button()
  @Post('confirm')
  async confirm(@Query('token') token: unknown, @Res() reply: FastifyReply): Promise<void> {
    await this.send(await this.pages.confirm(token), token, reply);
  }

  @PrivatePage()
  @Get(['unsubscribe', 'preferences'])
  async showPreferences(@Query('token') token: unknown, @Res() reply: FastifyReply): Promise<void> {
    await this.send(await this.pages.showPreferences(token), token, reply);
  }

  @Button()
  @Post('unsubscribe')
  async unsubscribe(@Query('token') token: unknown, @Res() reply: FastifyReply): Promise<void> {
    await this.send(await this.pages.leave(token), token, reply);
  }

  @Button()
  @Post('preferences')
  async savePreferences(
    @Query('token') token: unknown,
    @Body() body: { frequency?: unknown } | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.send(await this.pages.setFrequency(token, body?.frequency), token, reply);
  }

  private async send(view: ReaderView, token: unknown, reply: FastifyReply): Promise<void> {
    await reply
      .status(view.kind === 'invalid' ? 404 : 200)
      .type('text/html; charset=utf-8')
      .send(await this.renderer.getNewsletterPage(view, String(token)));
  }
}
