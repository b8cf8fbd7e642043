import { visitErasureSchema } from '@astaguide/contracts/operations/data-integrity';
import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiAcceptedResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { readVisit } from '../analytics/ingest/visit';
import { Sessionless } from '../http/route-options';
import { VisitErasureService } from './visit-erasure.service';

class VisitErasureDto extends createZodDto(visitErasureSchema) {}

@ApiTags('privacy')
@Controller('api/privacy')
export class PrivacyController {
  constructor(private readonly erasure: VisitErasureService) {}

  /** Takes no body. The visitor is identified by the request itself, as for an event. */
  @Sessionless({ bodyLimit: 1024 })
  @Post('erase-visits')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: VisitErasureDto })
  eraseVisits(@Req() request: FastifyRequest): Promise<VisitErasureDto> {
    return this.erasure.erase(readVisit(request));
  }
}
