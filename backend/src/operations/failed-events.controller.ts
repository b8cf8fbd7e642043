import {
  failedEventSchema,
  failedEventTextSchema,
  failedEventsQuerySchema,
  failedEventsSelectionSchema,
  failureReasonSchema,
  replayedSchema,
  replayReasonRequestSchema,
  replayRequestSchema,
} from '@astaguide/contracts/analytics/failed-event';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { NoContent, Operation } from '../http/openapi/operation';
import { LongIdParam } from '../http/input/id-param';
import { FailedEventsService } from './failed-events.service';

class FailedEventDto extends createZodDto(failedEventSchema) {}
class FailedEventsQueryDto extends createZodDto(failedEventsQuerySchema) {}
class FailedEventsSelectionDto extends createZodDto(failedEventsSelectionSchema) {}
class FailedEventTextDto extends createZodDto(failedEventTextSchema) {}
class FailureReasonDto extends createZodDto(failureReasonSchema) {}
class ReplayRequestDto extends createZodDto(replayRequestSchema) {}
class ReplayReasonRequestDto extends createZodDto(replayReasonRequestSchema) {}
class ReplayedDto extends createZodDto(replayedSchema) {}

@ApiTags('operations')
@Controller('api/operations/failed-events')
export class FailedEventsController {
  constructor(private readonly failedEvents: FailedEventsService) {}

  @Get()
  @Operation(
    'List failed events',
    'Events that could not be recorded, newest first, 50 per page; `before` is the id of the last one of the previous page.',
  )
  @ApiOkResponse({ type: [FailedEventDto] })
  listFailedEvents(@Query() query: FailedEventsQueryDto): Promise<FailedEventDto[]> {
    return this.failedEvents.list(query);
  }

  @Get('reasons')
  @Operation('List reasons of failed events', 'Each reason with its number of events, most frequent first.')
  @ApiOkResponse({ type: [FailureReasonDto] })
  listFailureReasons(): Promise<FailureReasonDto[]> {
    return this.failedEvents.reasons();
  }

  @Get(':id')
  @Operation('Read a failed event', 'A failed event with its JSON text as it was on the queue.')
  @ApiOkResponse({ type: FailedEventTextDto })
  getFailedEvent(@Param('id', LongIdParam) id: string): Promise<FailedEventTextDto> {
    return this.failedEvents.get(id);
  }

  @Post('replay')
  @HttpCode(200)
  @Operation(
    'Replay the failed events of a reason',
    'Queues every event with this reason again. Those that cannot be parsed stay failed.',
  )
  @ApiOkResponse({ type: ReplayedDto })
  replayFailedEvents(@Body() { reason }: ReplayReasonRequestDto): Promise<ReplayedDto> {
    return this.failedEvents.replayAll(reason);
  }

  @Post(':id/replay')
  @NoContent()
  @Operation('Replay a failed event', 'Queues the event again in the form that is given, edited or not.')
  replayFailedEvent(
    @Param('id', LongIdParam) id: string,
    @Body() { event }: ReplayRequestDto,
  ): Promise<void> {
    return this.failedEvents.replay(id, event);
  }

  @Delete()
  @NoContent()
  @Operation(
    'Delete failed events',
    'Deletes all events, or those of one reason, for good: no metric ever counts them.',
  )
  deleteFailedEvents(@Query() { reason }: FailedEventsSelectionDto): Promise<void> {
    return this.failedEvents.deleteAll(reason);
  }

  @Delete(':id')
  @NoContent()
  @Operation('Delete a failed event', 'Deletes an event for good, so that no metric ever counts it.')
  deleteFailedEvent(@Param('id', LongIdParam) id: string): Promise<void> {
    return this.failedEvents.delete(id);
  }
}
