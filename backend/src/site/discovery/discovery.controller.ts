import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hash } from 'node:crypto';
import { Sessionless } from '../../http/route-options';
import { DiscoveryService } from './discovery.service';

/** Files for search engines, feed readers and security researchers. */
@ApiExcludeController()
@Controller()
export class DiscoveryController {
  constructor(private readonly discovery: DiscoveryService) {}

  @Sessionless()
  @Get('sitemap.xml')
  @Header('content-type', 'application/xml; charset=utf-8')
  sitemap(): Promise<string> {
    return this.discovery.sitemap();
  }

  @Sessionless()
  @Get('robots.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  robots(): string {
    return this.discovery.robots();
  }

  @Sessionless()
  @Get('.well-known/security.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  security(): Promise<string> {
    return this.discovery.security();
  }

  @Sessionless()
  @Get('feed.xml')
  @Header('content-type', 'application/rss+xml; charset=utf-8')
  async feed(
    @Req() { headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const xml = await this.discovery.feed();
    const tag = hash('sha256', xml).slice(0, 32);
    reply.header('etag', `"${tag}"`).header('cache-control', 'no-cache');
    // Weak tags too: a proxy that compresses makes them of ours.
    const isKnown = headers['if-none-match']?.includes(tag) ?? false;
    if (isKnown) reply.status(304);
    return isKnown ? '' : xml;
  }
}
