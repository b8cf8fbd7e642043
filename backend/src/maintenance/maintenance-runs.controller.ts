import { maintenanceRunSchema, runRequestSchema } from '@astaguide/contracts/maintenance/maintenance-run';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Operation } from '../http/openapi/operation';
import { IdParam } from '../http/input/id-param';
import { MaintenanceRunsService } from './maintenance-runs.service';

class RunRequestDto extends createZodDto(runRequestSchema) {}
class MaintenanceRunDto extends createZodDto(maintenanceRunSchema) {}

@ApiTags('analytics')
@Controller('api/maintenance/runs')
export class MaintenanceRunsController {
  constructor(private readonly runs: MaintenanceRunsService) {}

  @Post()
  @Operation(
    'Start a maintenance run',
    'Verifies or rebuilds the metrics of a range of days, or compacts the event log. The worker processes the run.',
  )
  @ApiCreatedResponse({ type: MaintenanceRunDto })
  startMaintenanceRun(@Body() body: RunRequestDto): Promise<MaintenanceRunDto> {
    return this.runs.request(body);
  }

  @Get()
  @Operation('List maintenance runs', 'The newest 50 runs with their progress, newest first.')
  @ApiOkResponse({ type: [MaintenanceRunDto] })
  listMaintenanceRuns(): Promise<MaintenanceRunDto[]> {
    return this.runs.list();
  }

  @Get(':id')
  @Operation('Read a maintenance run', 'State, progress and result of one run.')
  @ApiOkResponse({ type: MaintenanceRunDto })
  getMaintenanceRun(@Param('id', IdParam) id: number): Promise<MaintenanceRunDto> {
    return this.runs.get(id);
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @Operation(
    'Cancel a maintenance run',
    'Stops a run that is queued or running. What it has already done stays.',
  )
  @ApiOkResponse({ type: MaintenanceRunDto })
  @ApiConflictResponse({ description: 'The run has ended, or is of a kind that cannot be cancelled.' })
  cancelMaintenanceRun(@Param('id', IdParam) id: number): Promise<MaintenanceRunDto> {
    return this.runs.cancel(id);
  }
}
