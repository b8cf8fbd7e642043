import { setupInputSchema, setupSchema } from '@astaguide/contracts/operations/setup';
import type { Owner } from '@astaguide/database/entities/account/owner.entity';
import { Body, Controller, Get, Header, Put, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { SetupService } from './setup.service';

class SetupDto extends createZodDto(setupSchema) {}
class SetupInputDto extends createZodDto(setupInputSchema) {}

interface OwnerRequest {
  owner: Owner;
}

@ApiTags('settings')
@Controller('api/setup')
export class SetupController {
  constructor(private readonly setup: SetupService) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({
    operationId: 'getSetup',
    summary: 'Read the setup checklist',
    description:
      'Which steps of setting up a new site are done, and whether the owner has hidden the checklist.',
  })
  @ApiOkResponse({ type: SetupDto })
  read(@Req() { owner }: OwnerRequest): Promise<SetupDto> {
    return this.setup.read(owner);
  }

  @Put()
  @ApiOperation({
    operationId: 'updateSetup',
    summary: 'Hide the setup checklist',
    description: 'Hides the checklist, or shows it again. Steps are done when the site’s data says so.',
  })
  @ApiOkResponse({ type: SetupDto })
  update(@Req() { owner }: OwnerRequest, @Body() body: SetupInputDto): Promise<SetupDto> {
    return this.setup.update(owner, body);
  }
}
