import { trafficAlertSchema } from '@astaguide/contracts/analytics/traffic-alert';
import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { IdParam } from '../http/input/id-param';
import { TrafficAlertsService } from './traffic-alerts.service';

class TrafficAlertDto extends createZodDto(trafficAlertSchema) {}

@ApiTags('analytics')
@Controller('api/traffic-alerts')
export class TrafficAlertsController {
  constructor(private readonly alerts: TrafficAlertsService) {}

  @Get()
  @ApiOperation({
    operationId: 'listTrafficAlerts',
    summary: 'List traffic alerts',
    description: 'Hours with unusually many or few clicks, newest first.',
  })
  @ApiOkResponse({ type: [TrafficAlertDto] })
  list(): Promise<TrafficAlertDto[]> {
    return this.alerts.list();
  }

  @Post(':id/dismiss')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'dismissTrafficAlert',
    summary: 'Dismiss a traffic alert',
    description: 'Marks an alert as seen.',
  })
  @ApiNoContentResponse()
  dismiss(@Param('id', IdParam) id: number): Promise<void> {
    return this.alerts.dismiss(id);
  }
}
