import {
  botRuleInputSchema,
  botRuleSchema,
  botRulePreviewSchema,
} from '@astaguide/contracts/analytics/bot-rule';
import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Accepted, NoContent, Operation } from '../../http/openapi/operation';
import { IdParam } from '../../http/input/id-param';
import { BotRulesService } from './bot-rules.service';

class BotRuleDto extends createZodDto(botRuleSchema) {}
class BotRuleInputDto extends createZodDto(botRuleInputSchema) {}
class BotRulePreviewDto extends createZodDto(botRulePreviewSchema) {}

@ApiTags('analytics')
@Controller('api/analytics/bot-rules')
export class BotRulesController {
  constructor(private readonly rules: BotRulesService) {}

  @Get()
  @Operation('List bot rules', 'The owner’s own rules, with the newest run of each.')
  @ApiOkResponse({ type: [BotRuleDto] })
  listBotRules(): Promise<BotRuleDto[]> {
    return this.rules.list();
  }

  @Post()
  @Operation('Add a bot rule', 'Adds a rule as a draft, which changes no metric. Preview it, then apply it.')
  @ApiCreatedResponse({ type: BotRuleDto })
  @ApiConflictResponse({ description: 'The same rule exists, or there are 50 rules already.' })
  addBotRule(@Body() rule: BotRuleInputDto): Promise<BotRuleDto> {
    return this.rules.add(rule);
  }

  @Delete(':id')
  @NoContent()
  @Operation(
    'Delete a bot rule',
    'Deletes a draft. A rule that is applied has to be removed from the metrics first.',
  )
  @ApiConflictResponse({ description: 'The rule is not a draft, or a run for it is unfinished.' })
  deleteBotRule(@Param('id', IdParam) id: number): Promise<void> {
    return this.rules.delete(id);
  }

  @Post(':id/preview')
  @Accepted(BotRuleDto)
  @Operation('Preview a bot rule', 'Starts a run that computes what the rule would exclude.')
  @ApiConflictResponse({ description: 'The rule is not a draft, or a run for it is unfinished.' })
  previewBotRule(@Param('id', IdParam) id: number): Promise<BotRuleDto> {
    return this.rules.preview(id);
  }

  @Post(':id/apply')
  @Accepted(BotRuleDto)
  @Operation(
    'Apply a bot rule',
    'Excludes matching events from now on, and starts a run that reclassifies the stored ones.',
  )
  @ApiConflictResponse({
    description: 'The rule was not previewed, is already applied, or has an unfinished run.',
  })
  applyBotRule(@Param('id', IdParam) id: number): Promise<BotRuleDto> {
    return this.rules.apply(id);
  }

  @Post(':id/remove')
  @Accepted(BotRuleDto)
  @Operation(
    'Remove a bot rule from the metrics',
    'Starts a run that counts the excluded events again. The rule is a draft afterwards.',
  )
  @ApiConflictResponse({ description: 'The rule is not applied, or has an unfinished run.' })
  removeBotRule(@Param('id', IdParam) id: number): Promise<BotRuleDto> {
    return this.rules.remove(id);
  }

  @Get(':id/preview')
  @Operation(
    'Read a preview',
    'Metrics with and without the rule, by day and by product. Answers 404 until a preview is completed.',
  )
  @ApiOkResponse({ type: BotRulePreviewDto })
  getBotRulePreview(@Param('id', IdParam) id: number): Promise<BotRulePreviewDto> {
    return this.rules.readPreview(id);
  }
}
