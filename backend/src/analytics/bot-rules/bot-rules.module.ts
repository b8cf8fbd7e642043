import { Module } from '@nestjs/common';
import { MaintenanceModule } from '../../maintenance/maintenance.module';
import { BotRulesController } from './bot-rules.controller';
import { BotRulesRepository } from './bot-rules.repository';
import { BotRulesService } from './bot-rules.service';

@Module({
  imports: [MaintenanceModule],
  controllers: [BotRulesController],
  providers: [BotRulesRepository, BotRulesService],
  exports: [BotRulesService],
})
export class BotRulesModule {}
