import { integritySchema, storageSchema } from '@astaguide/contracts/operations/data-integrity';
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { IntegrityService } from './integrity.service';
import { StorageService } from './storage.service';

class IntegrityDto extends createZodDto(integritySchema) {}
class StorageDto extends createZodDto(storageSchema) {}

@ApiTags('analytics')
@Controller('api/analytics')
export class DataIntegrityController {
  constructor(
    private readonly integrity: IntegrityService,
    private readonly storage: StorageService,
  ) {}

  @Get('integrity')
  @ApiOperation({
    operationId: 'getIntegrity',
    summary: 'Read the state of the metrics',
    description: 'Up to which moment the metrics are complete, and whether they differ from the event log.',
  })
  @ApiOkResponse({ type: IntegrityDto })
  readIntegrity(): Promise<IntegrityDto> {
    return this.integrity.read();
  }

  @Get('storage')
  @ApiOperation({
    operationId: 'getStorage',
    summary: 'Read the storage',
    description: 'The size of the event log by month and of all other tables, and how long events are kept.',
  })
  @ApiOkResponse({ type: StorageDto })
  readStorage(): Promise<StorageDto> {
    return this.storage.read();
  }
}
