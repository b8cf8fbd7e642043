import { trackRequestSchema, TRACK_BODY_LIMIT } from '@astaguide/contracts/analytics/analytics-event';
import { analyticsSummarySchema } from '@astaguide/contracts/analytics/analytics-summary';
import { liveVisitorsSchema } from '@astaguide/contracts/analytics/live-visitors';
import { Body, Controller, Get, HttpCode, Post, Req, Sse, type MessageEvent } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import type { Observable } from 'rxjs';
import { AuthService } from '../auth/auth.service';
import { OpenToTokens, Sessionless } from '../http/route-options';
import { AnalyticsSummaryService } from './summary/analytics-summary.service';
import { IngestService } from './ingest/ingest.service';
import { LiveSummaryService } from './summary/live-summary.service';
import { LiveVisitorsService } from './summary/live-visitors.service';
import { readVisit } from './ingest/visit';

/** Maximum number of concurrent event requests: enough for large batches. More would delay page requests. */
const MAX_IN_FLIGHT = 256;

class TrackRequestDto extends createZodDto(trackRequestSchema) {}
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
  ) {}

  @Sessionless({ bodyLimit: TRACK_BODY_LIMIT, maxInFlight: MAX_IN_FLIGHT, limitsEventRate: true })
  @Post('track')
  @HttpCode(202)
  @ApiAcceptedResponse({ description: 'The event is stored and will be counted.' })
  async track(@Body() body: TrackRequestDto, @Req() request: FastifyRequest): Promise<{ id: string }> {
    return { id: await this.intake.accept(body, readVisit(request), request.id) };
  }

  @OpenToTokens('analytics:read')
  @Get('summary')
  @ApiOkResponse({ type: AnalyticsSummaryDto })
  summary(): Promise<AnalyticsSummaryDto> {
    return this.summaries.summarize();
  }

  @Get('visitors')
  @ApiOkResponse({ type: LiveVisitorsDto })
  countVisitors(): Promise<LiveVisitorsDto> {
    return this.visitors.count();
  }

  /** Server-sent events; their names and data are in contracts/analytics/live-event. */
  @Sse('live')
  @ApiProduces('text/event-stream')
  watch(@Req() request: FastifyRequest): Observable<MessageEvent> {
    return this.live.watch(() => this.auth.isSessionAlive(request.session.sessionId));
  }
}
