import {
  goalPropertiesQuerySchema,
  goalPropertiesSchema,
} from '@astaguide/contracts/analytics/report/goal-properties';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { IdParam } from '../../../http/input/id-param';
import { Operation } from '../../../http/openapi/operation';
import { GoalPropertiesService } from './goal-properties.service';

class GoalPropertiesQueryDto extends createZodDto(goalPropertiesQuerySchema) {}
class GoalPropertiesDto extends createZodDto(goalPropertiesSchema) {}

@ApiTags('analytics')
@Controller('api/analytics/goals')
export class GoalPropertiesController {
  constructor(private readonly properties: GoalPropertiesService) {}

  @Get(':id/properties')
  @Operation('Read a goal by property', 'The properties of a goal’s events, and the values of one of them.')
  @ApiOkResponse({ type: GoalPropertiesDto })
  getGoalProperties(
    @Param('id', IdParam) id: number,
    @Query() query: GoalPropertiesQueryDto,
  ): Promise<GoalPropertiesDto> {
    return this.properties.find(id, query);
  }
}
