import { analyticsSummarySchema } from '@astaguide/contracts/analytics/analytics-summary';
import { liveVisitorsSchema, type LiveVisitors } from '@astaguide/contracts/analytics/live-visitors';
import { Controller, Get, Req, Sse, type MessageEvent } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import type { Observable } from 'rxjs';
import { AuthService } from '../../auth/auth.service';
import { ApiTextAnswer } from '../../http/openapi/text-answer';
import { OpenToTokens } from '../../http/route-options';
import { AnalyticsSummaryService } from './analytics-summary.service';
import { LiveSummaryService } from './live-summary.service';
import { LiveVisitorsService } from './live-visitors.service';

class AnalyticsSummaryDto extends createZodDto(analyticsSummarySchema) {}
class LiveVisitorsDto extends createZodDto(liveVisitorsSchema) {}

@ApiTags('analytics')
@Controller('api/analytics')
export class SummaryController {
  constructor(
    private readonly summaries: AnalyticsSummaryService,
    private readonly live: LiveSummaryService,
    private readonly visitors: LiveVisitorsService,
    private readonly auth: AuthService,
  ) {}

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
  @ApiTextAnswer(
    'text/event-stream',
    'event: visitors',
    `data: ${JSON.stringify({ last5Minutes: 3, last30Minutes: 12 } satisfies LiveVisitors)}`,
  )
  watch(@Req() request: FastifyRequest): Observable<MessageEvent> {
    return this.live.watch(() => this.auth.isSessionAlive(request.session.sessionId));
  }
}
