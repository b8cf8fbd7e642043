import { Commission } from '@astaguide/database/entities/earnings/commission.entity';
import { ConversionImport } from '@astaguide/database/entities/earnings/conversion-import.entity';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AnalyticsModule } from '../analytics/analytics.module';
import { SettingsModule } from '../settings/settings.module';
import { ClicksRepository } from './clicks.repository';
import { CommissionsController } from './commissions.controller';
import { CommissionsRepository } from './commissions.repository';
import { CommissionsService } from './commissions.service';
import { EarningsController } from './earnings.controller';
import { EarningsRepository } from './earnings.repository';
import { EarningsService } from './earnings.service';
import { ConversionImportsController } from './imports/conversion-imports.controller';
import { ConversionImportsRepository } from './imports/conversion-imports.repository';
import { ConversionImportsService } from './imports/conversion-imports.service';
import { ConversionsRepository } from './imports/conversions.repository';
import { PrepareImportService } from './imports/prepare-import.service';
import { UnmatchedRepository } from './imports/unmatched.repository';
import { UnmatchedService } from './imports/unmatched.service';

@Module({
  imports: [TypeOrmModule.forFeature([Commission, ConversionImport]), AnalyticsModule, SettingsModule],
  controllers: [EarningsController, CommissionsController, ConversionImportsController],
  providers: [
    ClicksRepository,
    CommissionsRepository,
    CommissionsService,
    ConversionImportsRepository,
    ConversionImportsService,
    ConversionsRepository,
    EarningsRepository,
    EarningsService,
    PrepareImportService,
    UnmatchedRepository,
    UnmatchedService,
  ],
})
export class EarningsModule {}
