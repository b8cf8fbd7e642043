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
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
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

  @Get()
  @ApiOperation({
    operationId: 'listFailedEvents',
    summary: 'List failed events',
    description:
      'Events that could not be recorded, newest first, 50 per page; `before` is the id of the last one of the previous page.',
  })
  @ApiOkResponse({ type: [FailedEventDto] })
  list(@Query() query: FailedEventsQueryDto): Promise<FailedEventDto[]> {
    return this.failedEvents.list(query);
  }

  @Get('reasons')
  @ApiOperation({
    operationId: 'listFailureReasons',
    summary: 'List reasons of failed events',
    description: 'Each reason with its number of events, most frequent first.',
  })
  @ApiOkResponse({ type: [FailureReasonDto] })
  reasons(): Promise<FailureReasonDto[]> {
    return this.failedEvents.reasons();
  }

  @Get(':id')
  @ApiOperation({
    operationId: 'getFailedEvent',
    summary: 'Read a failed event',
    description: 'A failed event with its JSON text as it was on the queue.',
  })
  @ApiOkResponse({ type: FailedEventTextDto })
  get(@Param('id', LongIdParam) id: string): Promise<FailedEventTextDto> {
    return this.failedEvents.get(id);
  }

  @Post('replay')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'replayFailedEvents',
    summary: 'Replay the failed events of a reason',
    description: 'Queues every event with this reason again. Those that cannot be parsed stay failed.',
  })
  @ApiOkResponse({ type: ReplayedDto })
  replayAll(@Body() { reason }: ReplayReasonRequestDto): Promise<ReplayedDto> {
    return this.failedEvents.replayAll(reason);
  }

  @Post(':id/replay')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'replayFailedEvent',
    summary: 'Replay a failed event',
    description: 'Queues the event again in the form that is given, edited or not.',
  })
  @ApiNoContentResponse()
  replay(@Param('id', LongIdParam) id: string, @Body() { event }: ReplayRequestDto): Promise<void> {
    return this.failedEvents.replay(id, event);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'deleteFailedEvent',
    summary: 'Delete a failed event',
    description: 'Deletes an event for good, so that no metric ever counts it.',
  })
  @ApiNoContentResponse()
  delete(@Param('id', LongIdParam) id: string): Promise<void> {
    return this.failedEvents.delete(id);
  }
}
