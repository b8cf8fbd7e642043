import {
  composedMailSchema,
  notificationPreferencesInputSchema,
  notificationPreferencesSchema,
  sentNotificationSchema,
} from '@astaguide/contracts/operations/notification-preferences';
import { Body, Controller, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiConflictResponse,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { NoContent, Operation } from '../../http/openapi/operation';
import type { OwnerRequest } from '../../http/session/sessions';
import { NotificationsService } from './notifications.service';
import { trafficAlertSchema } from '@astaguide/contracts/analytics/traffic-alert';
import { IdParam } from '../../http/input/id-param';

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

class NotificationPreferencesDto extends createZodDto(notificationPreferencesSchema) {}
class NotificationPreferencesInputDto extends createZodDto(notificationPreferencesInputSchema) {}
class SentNotificationDto extends createZodDto(sentNotificationSchema) {}
class ComposedMailDto extends createZodDto(composedMailSchema) {}

@ApiTags('notifications')
@Controller('api')
export class NotificationsController {
  constructor(private readonly notifications: NotificationsService) {}

  @Get('notification-preferences')
  @Operation(
    'Read the notification preferences',
    'Which emails the owner gets, and whether a mail server is set up.',
  )
  @ApiOkResponse({ type: NotificationPreferencesDto })
  getNotificationPreferences(@Req() { owner }: OwnerRequest): Promise<NotificationPreferencesDto> {
    return this.notifications.getSettings(owner);
  }

  @Put('notification-preferences')
  @Operation(
    'Change the notification preferences',
    'Replaces all preferences. Without a recipient, emails go to the owner’s sign-in address.',
  )
  @ApiOkResponse({ type: NotificationPreferencesDto })
  updateNotificationPreferences(
    @Req() { owner }: OwnerRequest,
    @Body() body: NotificationPreferencesInputDto,
  ): Promise<NotificationPreferencesDto> {
    return this.notifications.updateSettings(owner, body);
  }

  @Get('notifications')
  @Operation('List notifications', 'Emails that were sent or given up, newest first.')
  @ApiOkResponse({ type: [SentNotificationDto] })
  listNotifications(): Promise<SentNotificationDto[]> {
    return this.notifications.listSent();
  }

  @Get('notifications/weekly-summary/preview')
  @Operation('Preview the weekly summary', 'The email about the last complete week, without sending it.')
  @ApiOkResponse({ type: ComposedMailDto })
  previewWeeklySummary(): Promise<ComposedMailDto> {
    return this.notifications.previewWeek();
  }

  @Post('notifications/test')
  @HttpCode(202)
  @Operation('Send a test email', 'Queues an email to the recipient of the notifications.')
  @ApiAcceptedResponse({ description: 'The email is queued.' })
  @ApiConflictResponse({ description: 'No mail server is set up.' })
  @ApiTooManyRequestsResponse({ description: 'Five test emails were sent within an hour.' })
  sendTestEmail(@Req() { owner }: OwnerRequest): Promise<void> {
    return this.notifications.sendTest(owner);
  }
}
