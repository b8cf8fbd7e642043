import { BotRule } from '@astaguide/database/entities/analytics/bot-rule.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

/** What the owner's bot rules exclude, because some of the reasons refer to them. */
@Injectable()
export class RuleConditionsRepository {
  constructor(@InjectRepository(BotRule) private readonly rules: Repository<BotRule>) {}

  findAll(): Promise<Pick<BotRule, 'id' | 'condition'>[]> {
    return this.rules.find({ select: { id: true, condition: true } });
  }
}
