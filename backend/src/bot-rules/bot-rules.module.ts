import { BotRule } from '@astaguide/database/entities/analytics/bot-rule.entity';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MaintenanceModule } from '../maintenance/maintenance.module';
import { BotRulesController } from './bot-rules.controller';
import { BotRulesRepository } from './bot-rules.repository';
import { BotRulesService } from './bot-rules.service';

@Module({
  imports: [TypeOrmModule.forFeature([BotRule]), MaintenanceModule],
  controllers: [BotRulesController],
  providers: [BotRulesRepository, BotRulesService],
})
export class BotRulesModule {}
