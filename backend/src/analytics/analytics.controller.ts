import { trackRequestSchema, TRACK_BODY_LIMIT } from '@astaguide/contracts/analytics-event';
import { analyticsSummarySchema } from '@astaguide/contracts/analytics-summary';
import { Body, Controller, Get, HttpCode, Post, Req, Sse, type MessageEvent } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import type { Observable } from 'rxjs';
import { AuthService } from '../auth/auth.service';
import { OpenToTokens, Sessionless } from '../http/route-options';
import { AnalyticsSummaryService } from './analytics-summary.service';
import { EventIntakeService } from './event-intake.service';
import { LiveSummaryService } from './live-summary.service';
import { readVisit } from './visit';

class TrackRequestDto extends createZodDto(trackRequestSchema) {}
class AnalyticsSummaryDto extends createZodDto(analyticsSummarySchema) {}

@ApiTags('analytics')
@Controller('api/analytics')
export class AnalyticsController {
  constructor(
    private readonly intake: EventIntakeService,
    private readonly summaries: AnalyticsSummaryService,
    private readonly live: LiveSummaryService,
    private readonly auth: AuthService,
  ) {}

  @Sessionless({ bodyLimit: TRACK_BODY_LIMIT })
  @Post('track')
  @HttpCode(202)
  @ApiAcceptedResponse({ description: 'The event is stored and will be counted.' })
  async track(@Body() body: TrackRequestDto, @Req() request: FastifyRequest): Promise<{ id: string }> {
    return { id: await this.intake.accept(body, readVisit(request), request.id) };
  }

  @OpenToTokens()
  @Get('summary')
  @ApiOkResponse({ type: AnalyticsSummaryDto })
  summary(): Promise<AnalyticsSummaryDto> {
    return this.summaries.summarize();
  }

  /** Server-sent events: contracts/live-event has their names and what each carries. */
  @Sse('live')
  @ApiProduces('text/event-stream')
  watch(@Req() request: FastifyRequest): Observable<MessageEvent> {
    return this.live.watch(() => this.auth.isSessionAlive(request.session.sessionId));
  }
}
