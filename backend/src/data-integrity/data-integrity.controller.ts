import { integritySchema, storageSchema } from '@astaguide/contracts/operations/data-integrity';
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
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
  @ApiOkResponse({ type: IntegrityDto })
  readIntegrity(): Promise<IntegrityDto> {
    return this.integrity.read();
  }

  @Get('storage')
  @ApiOkResponse({ type: StorageDto })
  readStorage(): Promise<StorageDto> {
    return this.storage.read();
  }
}
