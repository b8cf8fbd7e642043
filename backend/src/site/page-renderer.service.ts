import { CONTENT_CHANNEL } from '@astaguide/database/channels';
import type { render } from '@astaguide/frontend/server';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BACKEND_CONFIG, type BackendConfig } from '../config';
import { NotificationListener } from '../notifications/notification-listener';
import { PageCache, type CachedPage } from './page-cache';
import { CLIENT_BUILD } from './static-files';

/** Renders the site's pages with the frontend's built server bundle, and keeps them until content changes. */
@Injectable()
export class PageRendererService implements OnModuleInit {
  private readonly pages = new PageCache((url) => this.render(url));
  private renderedOn = '';
  private renderPage!: typeof render;
  private manifest!: Parameters<typeof render>[0]['manifest'];

  constructor(
    @Inject(BACKEND_CONFIG) private readonly config: BackendConfig,
    private readonly adapterHost: HttpAdapterHost,
    private readonly notifications: NotificationListener,
  ) {}

  async onModuleInit(): Promise<void> {
    const bundle = await import('@astaguide/frontend/server');
    this.renderPage = bundle.render;
    this.manifest = JSON.parse(await readFile(join(CLIENT_BUILD, '.vite', 'manifest.json'), 'utf8')) as never;
    this.notifications.on(CONTENT_CHANNEL).subscribe(() => this.pages.clear());
  }

  /** @param url path and query as requested */
  getPage(url: string): Promise<CachedPage> {
    // Pages carry the day they were made on.
    const today = new Date().toISOString().slice(0, 10);
    if (this.renderedOn !== today) this.pages.clear();
    this.renderedOn = today;
    return this.pages.get(url);
  }

  /** Content was changed by this process: the next request must see it, before the database's notice comes. */
  contentChanged(): void {
    this.pages.clear();
  }

  private render(url: string) {
    return this.renderPage({
      url,
      publicUrl: this.config.publicUrl,
      manifest: this.manifest,
      load: (apiPath) => this.load(apiPath),
    });
  }

  /** Asks the API without a network between: the page gets what a browser would get. */
  private async load(apiPath: string): Promise<{ status: number; body: unknown }> {
    const fastify = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    const answer = await fastify.inject({ method: 'GET', url: apiPath });
    return { status: answer.statusCode, body: answer.json() };
  }
}
