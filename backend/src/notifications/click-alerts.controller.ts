import { clickAlertSchema } from '@astaguide/contracts/analytics/click-alert';
import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { IdParam } from '../http/input/id-param';
import { ClickAlertsService } from './click-alerts.service';

class ClickAlertDto extends createZodDto(clickAlertSchema) {}

@ApiTags('analytics')
@Controller('api/click-alerts')
export class ClickAlertsController {
  constructor(private readonly alerts: ClickAlertsService) {}

  @Get()
  @ApiOkResponse({ type: [ClickAlertDto] })
  list(): Promise<ClickAlertDto[]> {
    return this.alerts.list();
  }

  @Post(':id/dismiss')
  @HttpCode(204)
  @ApiNoContentResponse()
  dismiss(@Param('id', IdParam) id: number): Promise<void> {
    return this.alerts.dismiss(id);
  }
}
