import type { addressOf, render } from '@astaguide/frontend/server';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BACKEND_CONFIG, type BackendConfig } from '../config';
import { ContentChanges } from '../notifications/content-changes';
import { ApiAnswers, type ApiAnswer } from './api-answers';
import { PageCache } from './page-cache';
import type { SendablePage } from './sendable-page';
import { CLIENT_BUILD } from './static-files';

/** Renders the site's pages with the frontend's built server bundle, and keeps them until content changes. */
@Injectable()
export class PageRendererService implements OnModuleInit {
  private readonly pages = new PageCache((url) => this.render(url));
  private readonly answers = new ApiAnswers((path) => this.ask(path));
  private readonly load = (apiPath: string) => this.answers.get(apiPath);
  private renderedOn = '';
  private renderPage!: typeof render;
  private addressOf!: typeof addressOf;
  private manifest!: Parameters<typeof render>[0]['manifest'];
  private styles!: string;

  constructor(
    @Inject(BACKEND_CONFIG) private readonly config: BackendConfig,
    private readonly adapterHost: HttpAdapterHost,
    private readonly changes: ContentChanges,
  ) {}

  async onModuleInit(): Promise<void> {
    const bundle = await import('@astaguide/frontend/server');
    this.renderPage = bundle.render;
    this.addressOf = bundle.addressOf;
    this.manifest = JSON.parse(await readFile(join(CLIENT_BUILD, '.vite', 'manifest.json'), 'utf8')) as never;
    this.styles = await readFile(join(CLIENT_BUILD, this.manifest['style.css']!.file), 'utf8');
    this.changes.all.subscribe(() => {
      this.answers.clear();
      this.pages.clear();
    });
  }

  /** @param url path and query as requested */
  async getPage(url: string): Promise<SendablePage> {
    // Pages carry the day they were made on.
    const today = new Date().toISOString().slice(0, 10);
    if (this.renderedOn !== today) this.pages.clear();
    this.renderedOn = today;
    return this.pages.get(await this.addressOf({ url, load: this.load }));
  }

  private render(url: string) {
    return this.renderPage({
      url,
      publicUrl: this.config.publicUrl,
      manifest: this.manifest,
      styles: this.styles,
      load: this.load,
    });
  }

  /** Asks the API without a network between: the page gets what a browser would get. */
  private async ask(apiPath: string): Promise<ApiAnswer> {
    const fastify = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    const { host } = new URL(this.config.publicUrl);
    const answer = await fastify.inject({ method: 'GET', url: apiPath, headers: { host } });
    return { status: answer.statusCode, body: answer.json() };
  }
}
