import {
  botRuleInputSchema,
  botRuleSchema,
  botRuleTrialSchema,
} from '@astaguide/contracts/analytics/bot-rule';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { IdParam } from '../http/input/id-param';
import { BotRulesService } from './bot-rules.service';

class BotRuleDto extends createZodDto(botRuleSchema) {}
class BotRuleInputDto extends createZodDto(botRuleInputSchema) {}
class BotRuleTrialDto extends createZodDto(botRuleTrialSchema) {}

@ApiTags('analytics')
@Controller('api/analytics/bot-rules')
export class BotRulesController {
  constructor(private readonly rules: BotRulesService) {}

  @Get()
  @ApiOkResponse({ type: [BotRuleDto] })
  list(): Promise<BotRuleDto[]> {
    return this.rules.list();
  }

  @Post()
  @ApiCreatedResponse({ type: BotRuleDto })
  add(@Body() rule: BotRuleInputDto): Promise<BotRuleDto> {
    return this.rules.add(rule);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  remove(@Param('id', IdParam) id: number): Promise<void> {
    return this.rules.remove(id);
  }

  @Post(':id/try')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: BotRuleDto })
  try(@Param('id', IdParam) id: number): Promise<BotRuleDto> {
    return this.rules.try(id);
  }

  @Post(':id/keep')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: BotRuleDto })
  keep(@Param('id', IdParam) id: number): Promise<BotRuleDto> {
    return this.rules.keep(id);
  }

  @Post(':id/take-back')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: BotRuleDto })
  takeBack(@Param('id', IdParam) id: number): Promise<BotRuleDto> {
    return this.rules.takeBack(id);
  }

  @Get(':id/trial')
  @ApiOkResponse({ type: BotRuleTrialDto })
  readTrial(@Param('id', IdParam) id: number): Promise<BotRuleTrialDto> {
    return this.rules.readTrial(id);
  }
}
