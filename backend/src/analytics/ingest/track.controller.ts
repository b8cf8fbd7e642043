import {
  acceptedEventSchema,
  trackRequestSchema,
  TRACK_BODY_LIMIT,
} from '@astaguide/contracts/analytics/analytics-event';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiAcceptedResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { randomUUID } from 'node:crypto';
import { Operation } from '../../http/openapi/operation';
import { AuthService } from '../../account/auth.service';
import { Sessionless } from '../../http/route-options';
import { IngestService } from './ingest.service';
import { objectsToTracking, readVisit } from './visit';

/** Maximum number of concurrent event requests: enough for large batches. More would delay page requests. */
const MAX_IN_FLIGHT = 256;

class TrackRequestDto extends createZodDto(trackRequestSchema) {}
class AcceptedEventDto extends createZodDto(acceptedEventSchema) {}

@ApiTags('analytics')
@Controller('api/analytics')
export class TrackController {
  constructor(
    private readonly ingest: IngestService,
    private readonly auth: AuthService,
  ) {}

  @Sessionless({ bodyLimit: TRACK_BODY_LIMIT, maxInFlight: MAX_IN_FLIGHT, limitsEventRate: true })
  @Post('track')
  @HttpCode(202)
  @Operation(
    'Record an event',
    'Stores a page view, a click or another event of a visitor. An id that is sent again within 48 hours counts once.',
  )
  @ApiAcceptedResponse({
    type: AcceptedEventDto,
    description:
      'The event is stored and will be counted, unless the visitor objects to tracking (Sec-GPC or DNT).',
  })
  async trackEvent(@Body() body: TrackRequestDto, @Req() request: FastifyRequest): Promise<AcceptedEventDto> {
    if (objectsToTracking(request.headers)) return { id: body.id ?? randomUUID() };
    const visit = readVisit(request, await this.auth.isOwnVisit(request));
    return { id: await this.ingest.accept(body, visit, request.id) };
  }
}
