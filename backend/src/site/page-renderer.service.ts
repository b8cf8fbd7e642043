import type { render, RenderedPage } from '@astaguide/frontend/server';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BACKEND_CONFIG, type BackendConfig } from '../config';
import { CLIENT_BUILD } from './static-files';

/** Renders the site's pages with the frontend's built server bundle. */
@Injectable()
export class PageRendererService implements OnModuleInit {
  private renderPage!: typeof render;
  private manifest!: Parameters<typeof render>[0]['manifest'];

  constructor(
    @Inject(BACKEND_CONFIG) private readonly config: BackendConfig,
    private readonly adapterHost: HttpAdapterHost,
  ) {}

  async onModuleInit(): Promise<void> {
    const bundle = await import('@astaguide/frontend/server');
    this.renderPage = bundle.render;
    this.manifest = JSON.parse(await readFile(join(CLIENT_BUILD, '.vite', 'manifest.json'), 'utf8')) as never;
  }

  /** @param url path and query as requested */
  render(url: string): Promise<RenderedPage> {
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
