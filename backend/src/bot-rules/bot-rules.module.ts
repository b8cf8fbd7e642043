import { Module } from '@nestjs/common';
import { DataIntegrityModule } from '../data-integrity/data-integrity.module';
import { BotRulesController } from './bot-rules.controller';
import { BotRulesRepository } from './bot-rules.repository';
import { BotRulesService } from './bot-rules.service';

@Module({
  imports: [DataIntegrityModule],
  controllers: [BotRulesController],
  providers: [BotRulesRepository, BotRulesService],
})
export class BotRulesModule {}
