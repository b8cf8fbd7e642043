import { Module } from '@nestjs/common';
import { AnalyticsModule } from '../analytics/analytics.module';
import { LiveUpdatesModule } from '../lib/live-updates/live-updates.module';
import { CommissionRatesController, CommissionsController } from './commissions.controller';
import { CommissionsRepository } from './commissions.repository';
import { CommissionsService } from './commissions.service';
import { BeforeAndAfterService } from './before-and-after/before-and-after.service';
import { ClickDaysRepository } from './before-and-after/click-days.repository';
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
import { RefusedPostbacksRepository } from './postbacks/refused-postbacks.repository';
import { SalesController } from './sales/sales.controller';
import { SalesService } from './sales/sales.service';
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
    SalesController,
  ],
  providers: [
    BeforeAndAfterService,
    ClickDaysRepository,
    CommissionsRepository,
    CommissionsService,
    ConversionImportsRepository,
    ConversionImportsService,
    EarningsService,
    ExchangeRatesRepository,
    ExchangeRatesService,
    PostbacksService,
    SalesService,
    RefusedPostbacksRepository,
    UnmatchedService,
  ],
  exports: [EarningsService],
})
export class EarningsModule {}
