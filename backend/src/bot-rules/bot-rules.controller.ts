import {
  botRuleInputSchema,
  botRuleSchema,
  botRulePreviewSchema,
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
class BotRulePreviewDto extends createZodDto(botRulePreviewSchema) {}

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
  delete(@Param('id', IdParam) id: number): Promise<void> {
    return this.rules.delete(id);
  }

  @Post(':id/preview')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: BotRuleDto })
  preview(@Param('id', IdParam) id: number): Promise<BotRuleDto> {
    return this.rules.preview(id);
  }

  @Post(':id/apply')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: BotRuleDto })
  apply(@Param('id', IdParam) id: number): Promise<BotRuleDto> {
    return this.rules.apply(id);
  }

  @Post(':id/remove')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: BotRuleDto })
  remove(@Param('id', IdParam) id: number): Promise<BotRuleDto> {
    return this.rules.remove(id);
  }

  @Get(':id/preview')
  @ApiOkResponse({ type: BotRulePreviewDto })
  readPreview(@Param('id', IdParam) id: number): Promise<BotRulePreviewDto> {
    return this.rules.readPreview(id);
  }
}
