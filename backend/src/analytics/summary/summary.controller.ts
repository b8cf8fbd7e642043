import { analyticsSummarySchema } from '@astaguide/contracts/analytics/analytics-summary';
import { liveVisitorsSchema, type LiveVisitors } from '@astaguide/contracts/analytics/live-visitors';
import { Controller, Get, Req, Sse, type MessageEvent } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import type { Observable } from 'rxjs';
import { Operation, TextAnswer } from '../../http/openapi/operation';
import { AuthService } from '../../account/auth.service';
import { AnalyticsSummaryService } from './analytics-summary.service';
import { LiveVisitorsService } from './live-visitors.service';

class AnalyticsSummaryDto extends createZodDto(analyticsSummarySchema) {}
class LiveVisitorsDto extends createZodDto(liveVisitorsSchema) {}

@ApiTags('analytics')
@Controller('api/analytics')
export class SummaryController {
  constructor(
    private readonly summaries: AnalyticsSummaryService,
    private readonly visitors: LiveVisitorsService,
    private readonly auth: AuthService,
  ) {}

  @Get('summary')
  @Operation(
    'Read the summary',
    'Clicks of the last 30 days, the most clicked products and the newest events.',
  )
  @ApiOkResponse({ type: AnalyticsSummaryDto })
  getAnalyticsSummary(): Promise<AnalyticsSummaryDto> {
    return this.summaries.summarize();
  }

  @Get('visitors')
  @Operation('Count current visitors', 'Visitors of the last 5 and the last 30 minutes, without bots.')
  @ApiOkResponse({ type: LiveVisitorsDto })
  countCurrentVisitors(): Promise<LiveVisitorsDto> {
    return this.visitors.count();
  }

  @Sse('live')
  @Operation(
    'Watch the metrics live',
    'Server-sent events: `summary`, `visitors`, `runs` and `integrity`, each with JSON, whenever one of them changes, and `heartbeat` every 15 seconds.',
  )
  @TextAnswer(
    'text/event-stream',
    'event: visitors',
    `data: ${JSON.stringify({ last5Minutes: 3, last30Minutes: 12 } satisfies LiveVisitors)}`,
  )
  watchAnalytics(@Req() request: FastifyRequest): Observable<MessageEvent> {
    return this.summaries.watch(() => this.auth.isSessionAlive(request.session.sessionId));
  }
}
