import { attentionSchema } from '@astaguide/contracts/operations/attention';
import { queueHealthSchema } from '@astaguide/contracts/operations/queue-health';
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Operation } from '../http/openapi/operation';
import { AttentionService } from './attention.service';
import { QueueHealthService } from './queue-health.service';

class AttentionDto extends createZodDto(attentionSchema) {}
class QueueHealthDto extends createZodDto(queueHealthSchema) {}

@ApiTags('operations')
@Controller('api/operations')
export class OperationsController {
  constructor(
    private readonly attention: AttentionService,
    private readonly health: QueueHealthService,
  ) {}

  @Get('attention')
  @Operation(
    'Read what needs attention',
    'Counts of drafts, of sales without a product, of broken affiliate links with what they lose, of coupons that end, and of failed events, and the time of the newest backup.',
  )
  @ApiOkResponse({ type: AttentionDto })
  getAttention(): Promise<AttentionDto> {
    return this.attention.read();
  }

  @Get('queue')
  @Operation(
    'Read the health of the queues',
    'Backlog, lag and throughput of the event path, the workers, the disk and the newest backup.',
  )
  @ApiOkResponse({ type: QueueHealthDto })
  getQueueHealth(): Promise<QueueHealthDto> {
    return this.health.read();
  }
}
