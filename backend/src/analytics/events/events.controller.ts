import { eventTraceSchema, traceQuerySchema } from '@astaguide/contracts/analytics/event-trace';
import { Controller, Get, Header, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Operation, TextAnswer } from '../../http/openapi/operation';
import { OpenToTokens } from '../../http/route-options';
import { eventExportQuerySchema, type ExportedEvent } from './event-export-query';
import { EventExportService } from './event-export.service';
import { EventTraceService } from './event-trace.service';

const EXAMPLE: ExportedEvent = {
  id: '6f1d2c3b-4a5e-4f60-8b7c-9d0e1f2a3b4c',
  timestamp: '2026-01-15T09:30:00.000Z',
  event_type: 'affiliate_click',
  event_data: { page: '/comparison', linkPlacement: 'comparison-row' },
  product_id: 1,
  page: '/comparison',
  link_placement: 'comparison-row',
  rank: 1,
  price: '29.99',
  source: 'google.com',
  referrer: 'https://www.google.com/',
  country: 'DE',
  language: 'de',
  device: 'mobile',
  bot_reasons: null,
};

class EventExportQueryDto extends createZodDto(eventExportQuerySchema) {}
class TraceQueryDto extends createZodDto(traceQuerySchema) {}
class EventTraceDto extends createZodDto(eventTraceSchema) {}

@ApiTags('analytics')
@Controller('api/analytics')
export class EventsController {
  constructor(
    private readonly exports: EventExportService,
    private readonly traces: EventTraceService,
  ) {}

  @OpenToTokens('analytics:read')
  @Get('events.ndjson')
  @Header('cache-control', 'no-store')
  @Operation(
    'Export events',
    'One JSON object a line, oldest first, without data about persons. A response without its terminating chunk is incomplete.',
  )
  @TextAnswer('application/x-ndjson', JSON.stringify(EXAMPLE))
  async exportEvents(@Query() query: EventExportQueryDto): Promise<StreamableFile> {
    return new StreamableFile(await this.exports.stream(query), {
      type: 'application/x-ndjson',
      disposition: `attachment; filename="events-${query.from}-to-${query.to}.ndjson"`,
    });
  }

  @Get('events')
  @Operation(
    'List events',
    'The single events behind a metric, newest first, 50 at a time; `nextCursor` leads to the next page.',
  )
  @ApiOkResponse({ type: EventTraceDto })
  listEvents(@Query() query: TraceQueryDto): Promise<EventTraceDto> {
    return this.traces.find(query);
  }
}
