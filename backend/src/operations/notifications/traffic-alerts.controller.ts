import { trafficAlertSchema } from '@astaguide/contracts/analytics/traffic-alert';
import { Controller, Get, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { NoContent, Operation } from '../../http/openapi/operation';
import { IdParam } from '../../http/input/id-param';
import { NotificationsService } from './notifications.service';

class TrafficAlertDto extends createZodDto(trafficAlertSchema) {}

@ApiTags('analytics')
@Controller('api/traffic-alerts')
export class TrafficAlertsController {
  constructor(private readonly notifications: NotificationsService) {}

  @Get()
  @Operation('List traffic alerts', 'Hours with unusually many or few clicks, newest first.')
  @ApiOkResponse({ type: [TrafficAlertDto] })
  listTrafficAlerts(): Promise<TrafficAlertDto[]> {
    return this.notifications.listAlerts();
  }

  @Post(':id/dismiss')
  @NoContent()
  @Operation('Dismiss a traffic alert', 'Marks an alert as seen.')
  dismissTrafficAlert(@Param('id', IdParam) id: number): Promise<void> {
    return this.notifications.dismissAlert(id);
  }
}
