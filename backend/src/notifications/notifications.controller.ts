import {
  composedMailSchema,
  notificationPreferencesInputSchema,
  notificationPreferencesSchema,
  sentNotificationSchema,
} from '@astaguide/contracts/notifications/notification-preferences';
import type { Owner } from '@astaguide/database/entities/account/owner.entity';
import { Body, Controller, Get, HttpCode, Post, Put, Req } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { NotificationsService } from './notifications.service';

class NotificationPreferencesDto extends createZodDto(notificationPreferencesSchema) {}
class NotificationPreferencesInputDto extends createZodDto(notificationPreferencesInputSchema) {}
class SentNotificationDto extends createZodDto(sentNotificationSchema) {}
class ComposedMailDto extends createZodDto(composedMailSchema) {}

interface OwnerRequest {
  owner: Owner;
}

@ApiTags('notifications')
@Controller('api')
export class NotificationsController {
  constructor(private readonly notifications: NotificationsService) {}

  @Get('notification-preferences')
  @ApiOkResponse({ type: NotificationPreferencesDto })
  getSettings(@Req() { owner }: OwnerRequest): Promise<NotificationPreferencesDto> {
    return this.notifications.getSettings(owner);
  }

  @Put('notification-preferences')
  @ApiOkResponse({ type: NotificationPreferencesDto })
  updateSettings(
    @Req() { owner }: OwnerRequest,
    @Body() body: NotificationPreferencesInputDto,
  ): Promise<NotificationPreferencesDto> {
    return this.notifications.updateSettings(owner, body);
  }

  @Get('notifications')
  @ApiOkResponse({ type: [SentNotificationDto] })
  listSent(): Promise<SentNotificationDto[]> {
    return this.notifications.listSent();
  }

  @Get('notifications/weekly-summary/preview')
  @ApiOkResponse({ type: ComposedMailDto })
  previewWeek(): Promise<ComposedMailDto> {
    return this.notifications.previewWeek();
  }

  @Post('notifications/test')
  @HttpCode(202)
  @ApiAcceptedResponse({ description: 'The email is queued.' })
  sendTest(@Req() { owner }: OwnerRequest): Promise<void> {
    return this.notifications.sendTest(owner);
  }
}
