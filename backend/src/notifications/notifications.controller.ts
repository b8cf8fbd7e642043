import {
  composedMailSchema,
  mailSettingsInputSchema,
  mailSettingsSchema,
  sentMailSchema,
} from '@astaguide/contracts/notifications/mail-settings';
import type { Owner } from '@astaguide/database/entities/account/owner.entity';
import { Body, Controller, Get, HttpCode, Post, Put, Req } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { NotificationsService } from './notifications.service';

class MailSettingsDto extends createZodDto(mailSettingsSchema) {}
class MailSettingsInputDto extends createZodDto(mailSettingsInputSchema) {}
class SentMailDto extends createZodDto(sentMailSchema) {}
class ComposedMailDto extends createZodDto(composedMailSchema) {}

interface OwnerRequest {
  owner: Owner;
}

@ApiTags('mails')
@Controller('api')
export class NotificationsController {
  constructor(private readonly mails: NotificationsService) {}

  @Get('mail-settings')
  @ApiOkResponse({ type: MailSettingsDto })
  getSettings(@Req() { owner }: OwnerRequest): Promise<MailSettingsDto> {
    return this.mails.getSettings(owner);
  }

  @Put('mail-settings')
  @ApiOkResponse({ type: MailSettingsDto })
  updateSettings(
    @Req() { owner }: OwnerRequest,
    @Body() body: MailSettingsInputDto,
  ): Promise<MailSettingsDto> {
    return this.mails.updateSettings(owner, body);
  }

  @Get('mails')
  @ApiOkResponse({ type: [SentMailDto] })
  listSent(): Promise<SentMailDto[]> {
    return this.mails.listSent();
  }

  @Get('mails/weekly-summary/preview')
  @ApiOkResponse({ type: ComposedMailDto })
  previewWeek(): Promise<ComposedMailDto> {
    return this.mails.previewWeek();
  }

  @Post('mails/test')
  @HttpCode(202)
  @ApiAcceptedResponse({ description: 'The mail is on its way.' })
  sendTest(@Req() { owner }: OwnerRequest): Promise<void> {
    return this.mails.sendTest(owner);
  }
}
