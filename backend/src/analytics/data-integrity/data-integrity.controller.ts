import {
  integritySchema,
  storageSchema,
  visitErasureSchema,
} from '@astaguide/contracts/analytics/data-integrity';
import { Controller, Get, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Accepted, Operation } from '../../http/openapi/operation';
import { IntegrityService } from './integrity.service';
import { StorageService } from './storage.service';
import type { FastifyRequest } from 'fastify';
import { readVisit } from '../ingest/visit';
import { Sessionless } from '../../http/route-options';
import { VisitErasureService } from './visit-erasure.service';

class VisitErasureDto extends createZodDto(visitErasureSchema) {}

@ApiTags('privacy')
@Controller('api/privacy')
export class PrivacyController {
  constructor(private readonly erasure: VisitErasureService) {}

  @Sessionless({ bodyLimit: 1024 })
  @Post('erase-visits')
  @Accepted(VisitErasureDto)
  @Operation(
    'Erase my visits',
    'Erases the stored events of the visitor who sends the request, of today and yesterday. Takes no body: visitors are recognised by the request itself, as for an event.',
  )
  @ApiTooManyRequestsResponse({ description: 'Too many requests from this address.' })
  eraseVisits(@Req() request: FastifyRequest): Promise<VisitErasureDto> {
    return this.erasure.erase(readVisit(request));
  }
}

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
