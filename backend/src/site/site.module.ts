import { Module } from '@nestjs/common';
import { AnalyticsModule } from '../analytics/analytics.module';
import { AuthModule } from '../account/auth.module';
import { BlogModule } from '../publishing/blog/blog.module';
import { LiveUpdatesModule } from '../lib/live-updates/live-updates.module';
import { ProductsModule } from '../catalog/products/products.module';
import { SettingsModule } from '../settings/settings.module';
import { AffiliateRedirectService } from './redirects/affiliate-redirect.service';
import { ShortLinkRedirectService } from './redirects/short-link-redirect.service';
import { ShortLinksModule } from './redirects/short-links.module';
import { DiscoveryController } from './discovery/discovery.controller';
import { DiscoveryRepository } from './discovery/discovery.repository';
import { DiscoveryService } from './discovery/discovery.service';
import { PageRendererService } from './pages/page-renderer.service';
import { siteCodeProvider } from './pages/site-code.provider';
import { SiteController } from './site.controller';

@Module({
  imports: [
    AnalyticsModule,
    AuthModule,
    BlogModule,
    SettingsModule,
    LiveUpdatesModule,
    ProductsModule,
    ShortLinksModule,
  ],
  // The site's controller handles all remaining routes, so it must be last.
  controllers: [DiscoveryController, SiteController],
  providers: [
    AffiliateRedirectService,
    ShortLinkRedirectService,
    DiscoveryRepository,
    DiscoveryService,
    PageRendererService,
    siteCodeProvider,
  ],
})
export class SiteModule {}
