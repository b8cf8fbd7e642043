import { eventTraceSchema, traceQuerySchema } from '@astaguide/contracts/analytics/event-trace';
import { csvCell, type CsvValue } from '@astaguide/contracts/lib/csv';
import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Operation, TextAnswer } from '../../http/openapi/operation';
import { eventExportQuerySchema, type ExportedEvent } from './event-export-query';
import { EventExportService, type ExportFormat } from './event-export.service';
import { EventTraceService } from './event-trace.service';

const EXAMPLE: ExportedEvent = {
  id: '6f1d2c3b-4a5e-4f60-8b7c-9d0e1f2a3b4c',
  timestamp: '2026-01-15T09:30:00.000Z',
  date: '2026-01-15',
  event_type: 'affiliate_click',
  visitor: 5518264410637821,
  page: '/comparison',
  link_placement: 'comparison-row',
  product_id: 1,
  rank: 1,
  price: 29.99,
  channel: 'organic-search',
  source: 'google.com',
  referrer: 'https://www.google.com/',
  campaign: null,
  medium: null,
  content: null,
  term: null,
  country: 'DE',
  language: 'de',
  device: 'mobile',
  browser: 'Chrome',
  system: 'Android',
  bot_reasons: null,
  event_data: '{"page": "/comparison", "linkPlacement": "comparison-row"}',
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

  @Get('events.ndjson')
  @Operation(
    'Export events',
    'One flat JSON object a line, oldest first, without data about persons. A response without its terminating chunk is incomplete.',
  )
  @TextAnswer('application/x-ndjson', JSON.stringify(EXAMPLE))
  exportEvents(@Query() query: EventExportQueryDto): Promise<StreamableFile> {
    return this.fileOf(query, 'ndjson');
  }

  @Get('events.csv')
  @Operation('Export events as CSV', 'The same columns as CSV, with a byte order mark.')
  @TextAnswer(
    'text/csv',
    Object.keys(EXAMPLE).join(','),
    Object.values(EXAMPLE as unknown as Record<string, CsvValue>)
      .map(csvCell)
      .join(','),
  )
  exportEventsAsCsv(@Query() query: EventExportQueryDto): Promise<StreamableFile> {
    return this.fileOf(query, 'csv');
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

  private async fileOf(query: EventExportQueryDto, format: ExportFormat): Promise<StreamableFile> {
    return new StreamableFile(await this.exports.stream(query, format), {
      type: format === 'csv' ? 'text/csv; charset=utf-8; header=present' : 'application/x-ndjson',
      disposition: `attachment; filename="events-${query.from}-to-${query.to}.${format}"`,
    });
  }
}
