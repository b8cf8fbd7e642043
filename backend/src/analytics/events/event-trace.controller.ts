import { eventTraceSchema, traceQuerySchema } from '@astaguide/contracts/analytics/event-trace';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Operation } from '../../http/openapi/operation';
import { EventTraceService } from './event-trace.service';

class TraceQueryDto extends createZodDto(traceQuerySchema) {}
class EventTraceDto extends createZodDto(eventTraceSchema) {}

@ApiTags('analytics')
@Controller('api/analytics')
export class EventTraceController {
  constructor(private readonly traces: EventTraceService) {}

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
