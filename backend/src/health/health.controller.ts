import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Sessionless } from '../http/route-options';
import { HealthService } from './health.service';

@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Sessionless()
  @Get('live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Sessionless()
  @Get('ready')
  async ready(): Promise<{ status: 'ok' }> {
    await this.health.requireReady();
    return { status: 'ok' };
  }
}
