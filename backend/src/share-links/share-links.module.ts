import { Module } from '@nestjs/common';
import { AnalyticsModule } from '../analytics/analytics.module';
import { MaintenanceModule } from '../maintenance/maintenance.module';
import { EarningsModule } from '../earnings/earnings.module';
import { SettingsModule } from '../settings/settings.module';
import { SiteCodeModule } from '../site/pages/site-code.module';
import { PublicClicksRepository } from './public-clicks.repository';
import { ShareLinksController } from './share-links.controller';
import { ShareLinksRepository } from './share-links.repository';
import { ShareLinksService } from './share-links.service';
import { SharedReportController } from './shared-report.controller';

@Module({
  imports: [AnalyticsModule, MaintenanceModule, EarningsModule, SettingsModule, SiteCodeModule],
  controllers: [ShareLinksController, SharedReportController],
  providers: [PublicClicksRepository, ShareLinksRepository, ShareLinksService],
})
export class ShareLinksModule {}
