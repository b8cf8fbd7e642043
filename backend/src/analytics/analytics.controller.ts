import {
  acceptedEventSchema,
  trackRequestSchema,
  TRACK_BODY_LIMIT,
} from '@astaguide/contracts/analytics/analytics-event';
import { analyticsSummarySchema } from '@astaguide/contracts/analytics/analytics-summary';
import { liveVisitorsSchema } from '@astaguide/contracts/analytics/live-visitors';
import { Body, Controller, Get, HttpCode, Post, Req, Sse, type MessageEvent } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import type { Observable } from 'rxjs';
import { AuthService } from '../auth/auth.service';
import { OwnVisitsService } from '../auth/own-visits.service';
import { OpenToTokens, Sessionless } from '../http/route-options';
import { AnalyticsSummaryService } from './summary/analytics-summary.service';
import { IngestService } from './ingest/ingest.service';
import { LiveSummaryService } from './summary/live-summary.service';
import { LiveVisitorsService } from './summary/live-visitors.service';
import { readVisit } from './ingest/visit';

/** Maximum number of concurrent event requests: enough for large batches. More would delay page requests. */
const MAX_IN_FLIGHT = 256;

class TrackRequestDto extends createZodDto(trackRequestSchema) {}
class AcceptedEventDto extends createZodDto(acceptedEventSchema) {}
class AnalyticsSummaryDto extends createZodDto(analyticsSummarySchema) {}
class LiveVisitorsDto extends createZodDto(liveVisitorsSchema) {}

@ApiTags('analytics')
@Controller('api/analytics')
export class AnalyticsController {
  constructor(
    private readonly intake: IngestService,
    private readonly summaries: AnalyticsSummaryService,
    private readonly live: LiveSummaryService,
    private readonly visitors: LiveVisitorsService,
    private readonly auth: AuthService,
    private readonly ownVisits: OwnVisitsService,
  ) {}

  @Sessionless({ bodyLimit: TRACK_BODY_LIMIT, maxInFlight: MAX_IN_FLIGHT, limitsEventRate: true })
  @Post('track')
  @HttpCode(202)
  @ApiOperation({
    operationId: 'trackEvent',
    summary: 'Record an event',
    description:
      'Stores a page view, a click or another event of a visitor. An id that is sent again within 48 hours counts once.',
  })
  @ApiAcceptedResponse({ type: AcceptedEventDto, description: 'The event is stored and will be counted.' })
  async track(@Body() body: TrackRequestDto, @Req() request: FastifyRequest): Promise<AcceptedEventDto> {
    const visit = readVisit(request, await this.ownVisits.isOwn(request));
    return { id: await this.intake.accept(body, visit, request.id) };
  }

  @OpenToTokens('analytics:read')
  @Get('summary')
  @ApiOperation({
    operationId: 'getAnalyticsSummary',
    summary: 'Read the summary',
    description: 'Clicks of the last 30 days, the most clicked products and the newest events.',
  })
  @ApiOkResponse({ type: AnalyticsSummaryDto })
  summary(): Promise<AnalyticsSummaryDto> {
    return this.summaries.summarize();
  }

  @Get('visitors')
  @ApiOperation({
    operationId: 'countCurrentVisitors',
    summary: 'Count current visitors',
    description: 'Visitors of the last 5 and the last 30 minutes, without bots.',
  })
  @ApiOkResponse({ type: LiveVisitorsDto })
  countVisitors(): Promise<LiveVisitorsDto> {
    return this.visitors.count();
  }

  @Sse('live')
  @ApiOperation({
    operationId: 'watchAnalytics',
    summary: 'Watch the metrics live',
    description:
      'Server-sent events: `summary`, `visitors`, `runs` and `integrity`, each with JSON, whenever one of them changes, and `heartbeat` every 15 seconds.',
  })
  @ApiProduces('text/event-stream')
  @ApiOkResponse({ type: String })
  watch(@Req() request: FastifyRequest): Observable<MessageEvent> {
    return this.live.watch(() => this.auth.isSessionAlive(request.session.sessionId));
  }
}
