import { trafficAlertSchema } from '@astaguide/contracts/analytics/traffic-alert';
import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { IdParam } from '../http/input/id-param';
import { TrafficAlertsService } from './traffic-alerts.service';

class TrafficAlertDto extends createZodDto(trafficAlertSchema) {}

@ApiTags('analytics')
@Controller('api/traffic-alerts')
export class TrafficAlertsController {
  constructor(private readonly alerts: TrafficAlertsService) {}

  @Get()
  @ApiOkResponse({ type: [TrafficAlertDto] })
  list(): Promise<TrafficAlertDto[]> {
    return this.alerts.list();
  }

  @Post(':id/dismiss')
  @HttpCode(204)
  @ApiNoContentResponse()
  dismiss(@Param('id', IdParam) id: number): Promise<void> {
    return this.alerts.dismiss(id);
  }
}
