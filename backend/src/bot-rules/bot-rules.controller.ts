import {
  botRuleInputSchema,
  botRuleSchema,
  botRulePreviewSchema,
} from '@astaguide/contracts/analytics/bot-rule';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
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
  @ApiOperation({
    operationId: 'listBotRules',
    summary: 'List bot rules',
    description: 'The owner’s own rules, with the newest run of each.',
  })
  @ApiOkResponse({ type: [BotRuleDto] })
  list(): Promise<BotRuleDto[]> {
    return this.rules.list();
  }

  @Post()
  @ApiOperation({
    operationId: 'addBotRule',
    summary: 'Add a bot rule',
    description: 'Adds a rule as a draft, which changes no metric. Preview it, then apply it.',
  })
  @ApiCreatedResponse({ type: BotRuleDto })
  @ApiConflictResponse({ description: 'The same rule exists, or there are 50 rules already.' })
  add(@Body() rule: BotRuleInputDto): Promise<BotRuleDto> {
    return this.rules.add(rule);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'deleteBotRule',
    summary: 'Delete a bot rule',
    description: 'Deletes a draft. A rule that is applied has to be removed from the metrics first.',
  })
  @ApiNoContentResponse()
  @ApiConflictResponse({ description: 'The rule is not a draft, or a run for it is unfinished.' })
  delete(@Param('id', IdParam) id: number): Promise<void> {
    return this.rules.delete(id);
  }

  @Post(':id/preview')
  @HttpCode(202)
  @ApiOperation({
    operationId: 'previewBotRule',
    summary: 'Preview a bot rule',
    description: 'Starts a run that computes what the rule would exclude.',
  })
  @ApiAcceptedResponse({ type: BotRuleDto })
  @ApiConflictResponse({ description: 'The rule is not a draft, or a run for it is unfinished.' })
  preview(@Param('id', IdParam) id: number): Promise<BotRuleDto> {
    return this.rules.preview(id);
  }

  @Post(':id/apply')
  @HttpCode(202)
  @ApiOperation({
    operationId: 'applyBotRule',
    summary: 'Apply a bot rule',
    description: 'Excludes matching events from now on, and starts a run that reclassifies the stored ones.',
  })
  @ApiAcceptedResponse({ type: BotRuleDto })
  @ApiConflictResponse({
    description: 'The rule was not previewed, is already applied, or has an unfinished run.',
  })
  apply(@Param('id', IdParam) id: number): Promise<BotRuleDto> {
    return this.rules.apply(id);
  }

  @Post(':id/remove')
  @HttpCode(202)
  @ApiOperation({
    operationId: 'removeBotRule',
    summary: 'Remove a bot rule from the metrics',
    description: 'Starts a run that counts the excluded events again. The rule is a draft afterwards.',
  })
  @ApiAcceptedResponse({ type: BotRuleDto })
  @ApiConflictResponse({ description: 'The rule is not applied, or has an unfinished run.' })
  remove(@Param('id', IdParam) id: number): Promise<BotRuleDto> {
    return this.rules.remove(id);
  }

  @Get(':id/preview')
  @ApiOperation({
    operationId: 'getBotRulePreview',
    summary: 'Read a preview',
    description:
      'Metrics with and without the rule, by day and by product. Answers 404 until a preview is completed.',
  })
  @ApiOkResponse({ type: BotRulePreviewDto })
  readPreview(@Param('id', IdParam) id: number): Promise<BotRulePreviewDto> {
    return this.rules.readPreview(id);
  }
}
