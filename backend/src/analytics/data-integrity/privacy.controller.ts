import { visitErasureSchema } from '@astaguide/contracts/analytics/data-integrity';
import { Controller, Post, Req } from '@nestjs/common';
import { ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { Accepted, Operation } from '../../http/openapi/operation';
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
