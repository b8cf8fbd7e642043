import { maintenanceRunSchema, runRequestSchema } from '@astaguide/contracts/operations/maintenance-run';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { IdParam } from '../http/input/id-param';
import { MaintenanceRunsService } from './maintenance-runs.service';

class RunRequestDto extends createZodDto(runRequestSchema) {}
class MaintenanceRunDto extends createZodDto(maintenanceRunSchema) {}

@ApiTags('analytics')
@Controller('api/maintenance/runs')
export class MaintenanceRunsController {
  constructor(private readonly runs: MaintenanceRunsService) {}

  @Post()
  @ApiCreatedResponse({ type: MaintenanceRunDto })
  request(@Body() body: RunRequestDto): Promise<MaintenanceRunDto> {
    return this.runs.request(body);
  }

  @Get()
  @ApiOkResponse({ type: [MaintenanceRunDto] })
  list(): Promise<MaintenanceRunDto[]> {
    return this.runs.list();
  }

  @Get(':id')
  @ApiOkResponse({ type: MaintenanceRunDto })
  get(@Param('id', IdParam) id: number): Promise<MaintenanceRunDto> {
    return this.runs.get(id);
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @ApiOkResponse({ type: MaintenanceRunDto })
  cancel(@Param('id', IdParam) id: number): Promise<MaintenanceRunDto> {
    return this.runs.cancel(id);
  }
}
