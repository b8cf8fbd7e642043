import { Module } from '@nestjs/common';
import { AnalyticsModule } from '../analytics/analytics.module';
import { AuthModule } from '../account/auth.module';
import { OwnStudiesModule } from '../publishing/own-studies/own-studies.module';
import { BlogModule } from '../publishing/blog/blog.module';
import { NewsletterModule } from '../publishing/newsletter/newsletter.module';
import { RedirectsModule } from '../publishing/redirects/redirects.module';
import { LiveUpdatesModule } from '../lib/live-updates/live-updates.module';
import { ProductsModule } from '../catalog/products/products.module';
import { SettingsModule } from '../settings/settings.module';
import { AffiliateRedirectService } from './redirects/affiliate-redirect.service';
import { ShortLinkRedirectService } from './redirects/short-link-redirect.service';
import { DiscoveryController } from './discovery/discovery.controller';
import { DiscoveryRepository } from './discovery/discovery.repository';
import { DiscoveryService } from './discovery/discovery.service';
import { PageRendererService } from './pages/page-renderer.service';
import { SiteController } from './site.controller';
import { ShortLinksController } from './redirects/short-links.controller';
import { ShortLinksRepository } from './redirects/short-links.repository';
import { ShortLinksService } from './redirects/short-links.service';
import { EvidenceModule } from '../catalog/evidence/evidence.module';
import { WrittenAnswersModule } from '../chat/written-answers/written-answers.module';
import { SearchMissesRepository } from './search/misses/search-misses.repository';
import { SearchMissesService } from './search/misses/search-misses.service';
import { SearchController } from './search/search.controller';
import { SearchService } from './search/search.service';
import { NewsletterPagesController } from './newsletter-pages.controller';
import { OwnVisitsController } from './own-visits.controller';
import { SiteCodeModule } from './pages/site-code.module';

@Module({
  imports: [
    AnalyticsModule,
    AuthModule,
    BlogModule,
    NewsletterModule,
    OwnStudiesModule,
    RedirectsModule,
    SettingsModule,
    LiveUpdatesModule,
    ProductsModule,
    EvidenceModule,
    WrittenAnswersModule,
    SiteCodeModule,
  ],
  // The site's controller handles all remaining routes, so it must be last.
  controllers: [
    SearchController,
    NewsletterPagesController,
    OwnVisitsController,
    ShortLinksController,
    DiscoveryController,
    SiteController,
  ],
  providers: [
    AffiliateRedirectService,
    ShortLinkRedirectService,
    DiscoveryRepository,
    DiscoveryService,
    PageRendererService,
    ShortLinksRepository,
    ShortLinksService,
    SearchMissesRepository,
    SearchMissesService,
    SearchService,
  ],
})
export class SiteModule {}
