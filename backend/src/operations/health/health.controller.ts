import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { Operation } from '../../http/openapi/operation';
import { Sessionless } from '../../http/route-options';
import { HealthService } from './health.service';

/** The response of `GET /health/live` and `GET /health/ready`, if all is well. */
const healthSchema = z.object({ status: z.literal('ok') });

class HealthDto extends createZodDto(healthSchema) {}

@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Sessionless()
  @Get('live')
  @Operation(
    'Check that the process runs',
    'Answers as long as the process takes requests, whatever the state of the database.',
  )
  @ApiOkResponse({ type: HealthDto })
  getLiveness(): HealthDto {
    return { status: 'ok' };
  }

  @Sessionless()
  @Get('ready')
  @Operation(
    'Check that the site is ready',
    'Whether the database, the queue and a worker answer, and events are accepted. The result is kept for a second. A load balancer sends requests only to a process that is ready.',
  )
  @ApiOkResponse({ type: HealthDto })
  @ApiServiceUnavailableResponse({
    description:
      'The process is stopping, or a part that the detail names does not answer or refuses events.',
  })
  async getReadiness(): Promise<HealthDto> {
    await this.health.requireReady();
    return { status: 'ok' };
  }
}
