import { queueHealthSchema } from '@astaguide/contracts/operations/queue-health';
import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { QueueHealthService } from './queue-health.service';

class QueueHealthDto extends createZodDto(queueHealthSchema) {}

@ApiTags('operations')
@Controller('api/operations')
export class QueueHealthController {
  constructor(private readonly health: QueueHealthService) {}

  @Get('queue')
  @Header('cache-control', 'no-store')
  @ApiOperation({
    operationId: 'getQueueHealth',
    summary: 'Read the health of the queues',
    description:
      'Backlog, lag and throughput of the event path, the workers, the disk and the newest backup.',
  })
  @ApiOkResponse({ type: QueueHealthDto })
  read(): Promise<QueueHealthDto> {
    return this.health.read();
  }
}
