import { goalInputSchema, goalSchema, ignoredEventSchema } from '@astaguide/contracts/analytics/goal';
import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { IdParam } from '../../../http/input/id-param';
import { NoContent, Operation } from '../../../http/openapi/operation';
import { GoalsService } from './goals.service';

class GoalInputDto extends createZodDto(goalInputSchema) {}
class GoalDto extends createZodDto(goalSchema) {}
class IgnoredEventDto extends createZodDto(ignoredEventSchema) {}

@ApiTags('analytics')
@Controller('api/goals')
export class GoalsController {
  constructor(private readonly goals: GoalsService) {}

  @Get()
  @Operation('List goals', 'What visitors are meant to reach, by name.')
  @ApiOkResponse({ type: [GoalDto] })
  listGoals(): Promise<GoalDto[]> {
    return this.goals.list();
  }

  @Post()
  @Operation(
    'Add a goal',
    'An event or a view of a page, with a property that it must have, and one with its value. Reports count it for all days.',
  )
  @ApiCreatedResponse({ type: GoalDto })
  addGoal(@Body() goal: GoalInputDto): Promise<GoalDto> {
    return this.goals.create(goal);
  }

  @Get('ignored')
  @Operation('List ignored events', 'Event types that reports leave out of the other events, by name.')
  @ApiOkResponse({ type: [IgnoredEventDto] })
  async listIgnoredEvents(): Promise<IgnoredEventDto[]> {
    return (await this.goals.listIgnored()).map((eventType) => ({ eventType }));
  }

  @Post('ignored')
  @Operation(
    'Ignore an event',
    'Leaves an event type out of the other events of reports. It is still counted.',
  )
  @ApiCreatedResponse({ type: IgnoredEventDto })
  async ignoreEvent(@Body() { eventType }: IgnoredEventDto): Promise<IgnoredEventDto> {
    await this.goals.ignore(eventType);
    return { eventType };
  }

  @Delete('ignored/:eventType')
  @NoContent()
  @Operation('Show an ignored event', 'Lists an event type among the other events of reports again.')
  showEvent(@Param('eventType') eventType: string): Promise<void> {
    return this.goals.heed(eventType);
  }

  @Put(':id')
  @Operation('Replace a goal', 'Changes a goal. Reports count it again for all days.')
  @ApiOkResponse({ type: GoalDto })
  replaceGoal(@Param('id', IdParam) id: number, @Body() goal: GoalInputDto): Promise<GoalDto> {
    return this.goals.replace(id, goal);
  }

  @Delete(':id')
  @NoContent()
  @Operation('Delete a goal', 'Deletes the goal alone; its events stay.')
  deleteGoal(@Param('id', IdParam) id: number): Promise<void> {
    return this.goals.remove(id);
  }
}
