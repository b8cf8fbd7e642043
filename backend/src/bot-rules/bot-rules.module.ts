import { Module } from '@nestjs/common';
import { DataCareModule } from '../data-care/data-care.module';
import { BotRulesController } from './bot-rules.controller';
import { BotRulesRepository } from './bot-rules.repository';
import { BotRulesService } from './bot-rules.service';

@Module({
  imports: [DataCareModule],
  controllers: [BotRulesController],
  providers: [BotRulesRepository, BotRulesService],
})
export class BotRulesModule {}
