import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { BACKEND_CONFIG, type BackendConfig } from '../../lib/config';
import { ContentChanges } from '../../lib/live-updates/content-changes';
import { ApiAnswers, type ApiAnswer } from './api-answers';
import { PageCache } from './page-cache';
import { SendablePage } from './sendable-page';
import { SITE_CODE, type LoadSiteCode, type SiteCode } from './site-code';

/** Renders the site's pages with the frontend's code, and caches them until that or content changes. */
@Injectable()
export class PageRendererService implements OnModuleInit {
  private readonly pages = new PageCache((url) => this.render(url, this.code));
  private readonly answers = new ApiAnswers((path) => this.ask(path));
  private readonly load = (apiPath: string) => this.answers.get(apiPath);
  private renderedOn = '';
  private code!: SiteCode;

  constructor(
    @Inject(SITE_CODE) private readonly loadCode: LoadSiteCode,
    @Inject(BACKEND_CONFIG) private readonly config: BackendConfig,
    private readonly adapterHost: HttpAdapterHost,
    private readonly changes: ContentChanges,
  ) {}

  onModuleInit(): void {
    this.changes.all.subscribe(() => {
      this.answers.clear();
      this.pages.clear();
    });
  }

  /** @param url path and query as requested */
  async getPage(url: string): Promise<SendablePage> {
    const code = await this.loadCode();
    // Pages carry the day they were made on, and a commission begins with a day.
    const today = new Date().toISOString().slice(0, 10);
    if (this.renderedOn !== today) this.answers.clear();
    if (this.renderedOn !== today || this.code !== code) this.pages.clear();
    this.renderedOn = today;
    this.code = code;
    return this.pages.get(await code.addressOf({ url, load: this.load }));
  }

  /** The page that says that a short link has ended, with the status 410. @param url of the link as requested */
  async getEndedPage(url: string): Promise<SendablePage> {
    const code = await this.loadCode();
    return new SendablePage(await this.render(url, code, true));
  }

  async getNewsletterPage(
    view: Parameters<SiteCode['renderNewsletterPage']>[0],
    token: string,
  ): Promise<string> {
    return (await this.loadCode()).renderNewsletterPage(view, token, this.request);
  }

  async getOwnVisitsPage(isOwn: boolean): Promise<string> {
    return (await this.loadCode()).renderOwnVisits(isOwn, this.request);
  }

  private render(url: string, code: SiteCode, hasEnded = false) {
    return code.render({ url, hasEnded, ...this.request });
  }

  private get request() {
    return { publicUrl: this.config.publicUrl, load: this.load };
  }

  /** Calls the API without a network, with the same result as in a browser. */
  private async ask(apiPath: string): Promise<ApiAnswer> {
    const fastify = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    const { host } = new URL(this.config.publicUrl);
    const answer = await fastify.inject({ method: 'GET', url: apiPath, headers: { host } });
    return { status: answer.statusCode, body: answer.json() };
  }
}
