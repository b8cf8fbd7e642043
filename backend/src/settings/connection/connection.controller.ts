import {
  connectionSettingsInputSchema,
  connectionSettingsSchema,
  sentTestSchema,
} from '@astaguide/contracts/settings/connection-settings';
import { Body, Controller, Get, HttpCode, Post, Put, Req } from '@nestjs/common';
import { ApiConflictResponse, ApiOkResponse, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Operation } from '../../http/openapi/operation';
import type { OwnerRequest } from '../../http/session/sessions';
import { ConnectionService } from './connection.service';

class ConnectionSettingsDto extends createZodDto(connectionSettingsSchema) {}
class ConnectionSettingsInputDto extends createZodDto(connectionSettingsInputSchema) {}
class SentTestDto extends createZodDto(sentTestSchema) {}

@ApiTags('settings')
@Controller('api/connection-settings')
export class ConnectionController {
  constructor(private readonly connection: ConnectionService) {}

  @Get()
  @Operation(
    'Read the address and the mail server',
    'Settings from environment variables are shown with the variables’ values. The password is never sent.',
  )
  @ApiOkResponse({ type: ConnectionSettingsDto })
  getConnectionSettings(): Promise<ConnectionSettingsDto> {
    return this.connection.get();
  }

  @Put()
  @Operation(
    'Change the address and the mail server',
    'Applies at once, without a restart. Omitted fields stay unchanged; fields that a variable sets are refused.',
  )
  @ApiOkResponse({ type: ConnectionSettingsDto })
  updateConnectionSettings(@Body() body: ConnectionSettingsInputDto): Promise<ConnectionSettingsDto> {
    return this.connection.update(body);
  }

  @Post('test')
  @HttpCode(200)
  @Operation(
    'Try a mail server',
    'Sends a mail to the owner’s sign-in address with the given values, which are not stored. A refusal names the field and the reason.',
  )
  @ApiOkResponse({ type: SentTestDto })
  @ApiConflictResponse({ description: 'No mail server is set up, or it refused the mail' })
  @ApiTooManyRequestsResponse({ description: 'More than twenty tests in an hour' })
  testConnectionSettings(
    @Req() { owner }: OwnerRequest,
    @Body() body: ConnectionSettingsInputDto,
  ): Promise<SentTestDto> {
    return this.connection.test(owner, body);
  }
}
