import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
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
  security(): string {
    return this.discovery.security();
  }

  @Sessionless()
  @Get('feed.xml')
  @Header('content-type', 'application/rss+xml; charset=utf-8')
  feed(): Promise<string> {
    return this.discovery.feed();
  }
}
