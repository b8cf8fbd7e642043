import { queueHealthSchema } from '@astaguide/contracts/operations/queue-health';
import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Operation } from '../http/openapi/operation';
import { QueueHealthService } from './queue-health.service';

class QueueHealthDto extends createZodDto(queueHealthSchema) {}

@ApiTags('operations')
@Controller('api/operations')
export class QueueHealthController {
  constructor(private readonly health: QueueHealthService) {}

  @Get('queue')
  @Header('cache-control', 'no-store')
  @Operation(
    'Read the health of the queues',
    'Backlog, lag and throughput of the event path, the workers, the disk and the newest backup.',
  )
  @ApiOkResponse({ type: QueueHealthDto })
  getQueueHealth(): Promise<QueueHealthDto> {
    return this.health.read();
  }
}
