import { Module } from '@nestjs/common';
import { AnalyticsModule } from '../analytics/analytics.module';
import { LiveUpdatesModule } from '../lib/live-updates/live-updates.module';
import { CommissionRatesController } from './commissions.controller';
import { CommissionsController } from './commissions.controller';
import { CommissionsRepository } from './commissions.repository';
import { CommissionsService } from './commissions.service';
import { EarningsController } from './earnings.controller';
import { EarningsService } from './earnings.service';
import { ConversionImportsController } from './imports/conversion-imports.controller';
import { ConversionImportsRepository } from './imports/conversion-imports.repository';
import { ConversionImportsService } from './imports/conversion-imports.service';
import { UnmatchedService } from './imports/unmatched.service';
import { ExchangeRatesController } from './exchange-rates/exchange-rates.controller';
import { ExchangeRatesRepository } from './exchange-rates/exchange-rates.repository';
import { ExchangeRatesService } from './exchange-rates/exchange-rates.service';
import { PostbacksController } from './postbacks/postbacks.controller';
import { PostbacksService } from './postbacks/postbacks.service';
import { RecentSalesController } from './sales/recent-sales.controller';
import { RecentSalesService } from './sales/recent-sales.service';
import { AuthModule } from '../account/auth.module';
import { SettingsModule } from '../settings/settings.module';

@Module({
  imports: [AnalyticsModule, AuthModule, LiveUpdatesModule, SettingsModule],
  controllers: [
    EarningsController,
    CommissionsController,
    CommissionRatesController,
    ConversionImportsController,
    ExchangeRatesController,
    PostbacksController,
    RecentSalesController,
  ],
  providers: [
    CommissionsRepository,
    CommissionsService,
    ConversionImportsRepository,
    ConversionImportsService,
    EarningsService,
    ExchangeRatesRepository,
    ExchangeRatesService,
    PostbacksService,
    RecentSalesService,
    UnmatchedService,
  ],
  exports: [EarningsService],
})
export class EarningsModule {}
