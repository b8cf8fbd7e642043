import {
  failedEventSchema,
  failedEventTextSchema,
  failedEventsQuerySchema,
  failureReasonSchema,
  replayedSchema,
  replayReasonRequestSchema,
  replayRequestSchema,
} from '@astaguide/contracts/analytics/failed-event';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { LongIdParam } from '../http/input/long-id-param';
import { FailedEventsService } from './failed-events.service';

class FailedEventDto extends createZodDto(failedEventSchema) {}
class FailedEventsQueryDto extends createZodDto(failedEventsQuerySchema) {}
class FailedEventTextDto extends createZodDto(failedEventTextSchema) {}
class FailureReasonDto extends createZodDto(failureReasonSchema) {}
class ReplayRequestDto extends createZodDto(replayRequestSchema) {}
class ReplayReasonRequestDto extends createZodDto(replayReasonRequestSchema) {}
class ReplayedDto extends createZodDto(replayedSchema) {}

@ApiTags('operations')
@Controller('api/operations/failed-events')
export class FailedEventsController {
  constructor(private readonly failedEvents: FailedEventsService) {}

  /** Newest first, 50 per page; `before` is the id of the last one of the previous page. */
  @Get()
  @ApiOkResponse({ type: [FailedEventDto] })
  list(@Query() query: FailedEventsQueryDto): Promise<FailedEventDto[]> {
    return this.failedEvents.list(query);
  }

  @Get('reasons')
  @ApiOkResponse({ type: [FailureReasonDto] })
  reasons(): Promise<FailureReasonDto[]> {
    return this.failedEvents.reasons();
  }

  @Get(':id')
  @ApiOkResponse({ type: FailedEventTextDto })
  get(@Param('id', LongIdParam) id: string): Promise<FailedEventTextDto> {
    return this.failedEvents.get(id);
  }

  /** Puts every event of a reason back on its way to the log. */
  @Post('replay')
  @HttpCode(200)
  @ApiOkResponse({ type: ReplayedDto })
  replayAll(@Body() { reason }: ReplayReasonRequestDto): Promise<ReplayedDto> {
    return this.failedEvents.replayAll(reason);
  }

  /** Puts the event back on its way to the log, in the form that is given. */
  @Post(':id/replay')
  @HttpCode(204)
  @ApiNoContentResponse()
  replay(@Param('id', LongIdParam) id: string, @Body() { event }: ReplayRequestDto): Promise<void> {
    return this.failedEvents.replay(id, event);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  delete(@Param('id', LongIdParam) id: string): Promise<void> {
    return this.failedEvents.delete(id);
  }
}
