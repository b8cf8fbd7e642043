import { queueHealthSchema } from '@astaguide/contracts/operations/queue-health';
import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { QueueHealthService } from './queue-health.service';

class QueueHealthDto extends createZodDto(queueHealthSchema) {}

@ApiTags('operations')
@Controller('api/operations')
export class QueueHealthController {
  constructor(private readonly health: QueueHealthService) {}

  @Get('queue')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: QueueHealthDto })
  read(): Promise<QueueHealthDto> {
    return this.health.read();
  }
}
