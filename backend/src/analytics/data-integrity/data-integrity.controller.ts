import { integritySchema, storageSchema } from '@astaguide/contracts/analytics/data-integrity';
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Operation } from '../../http/openapi/operation';
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
  @Operation(
    'Read the state of the metrics',
    'Up to which moment the metrics are complete, and whether they differ from the event log.',
  )
  @ApiOkResponse({ type: IntegrityDto })
  getIntegrity(): Promise<IntegrityDto> {
    return this.integrity.read();
  }

  @Get('storage')
  @Operation(
    'Read the storage',
    'The size of the event log by month and of all other tables, and how long events are kept.',
  )
  @ApiOkResponse({ type: StorageDto })
  getStorage(): Promise<StorageDto> {
    return this.storage.read();
  }
}
