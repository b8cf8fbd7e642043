import { setupInputSchema, setupSchema } from '@astaguide/contracts/settings/setup';
import { Body, Controller, Get, Put, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Operation } from '../../http/openapi/operation';
import type { OwnerRequest } from '../../http/session/sessions';
import { SetupService } from './setup.service';

class SetupDto extends createZodDto(setupSchema) {}
class SetupInputDto extends createZodDto(setupInputSchema) {}

@ApiTags('settings')
@Controller('api/setup')
export class SetupController {
  constructor(private readonly setup: SetupService) {}

  @Get()
  @Operation(
    'Read the setup checklist',
    'Which steps of setting up a new site are done, and whether the owner has hidden the checklist.',
  )
  @ApiOkResponse({ type: SetupDto })
  getSetup(@Req() { owner }: OwnerRequest): Promise<SetupDto> {
    return this.setup.read(owner);
  }

  @Put()
  @Operation(
    'Hide the setup checklist',
    'Hides the checklist, or shows it again. Steps are done when the site’s data says so.',
  )
  @ApiOkResponse({ type: SetupDto })
  updateSetup(@Req() { owner }: OwnerRequest, @Body() body: SetupInputDto): Promise<SetupDto> {
    return this.setup.update(owner, body);
  }
}
