import { BotRule } from '@astaguide/database/entities/analytics/bot-rule.entity';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataIntegrityModule } from '../data-integrity/data-integrity.module';
import { BotRulesController } from './bot-rules.controller';
import { BotRulesRepository } from './bot-rules.repository';
import { BotRulesService } from './bot-rules.service';

@Module({
  imports: [TypeOrmModule.forFeature([BotRule]), DataIntegrityModule],
  controllers: [BotRulesController],
  providers: [BotRulesRepository, BotRulesService],
})
export class BotRulesModule {}
