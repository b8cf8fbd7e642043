import { Controller, Get, Header, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags, ApiUnauthorizedResponse } from '@nestjs/swagger';
import type { SecurityScheme } from '../http/openapi/security-schemes';
import { ApiTextAnswer } from '../http/openapi/text-answer';
import { Sessionless } from '../http/route-options';
import { MetricsAccessGuard } from './metrics-access.guard';
import { MetricsService } from './metrics.service';

@ApiTags('health')
@Controller('metrics')
export class MetricsController {
  constructor(private readonly metrics: MetricsService) {}

  @Sessionless()
  @UseGuards(MetricsAccessGuard)
  @Get()
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  @Header('cache-control', 'no-store')
  @ApiOperation({
    operationId: 'getPrometheusMetrics',
    summary: 'Read the metrics for Prometheus',
    description: 'For requests from this machine, or with METRICS_TOKEN as a bearer token.',
  })
  @ApiBearerAuth('metricsToken' satisfies SecurityScheme)
  @ApiTextAnswer(
    'text/plain',
    '# TYPE process_resident_memory_bytes gauge',
    'process_resident_memory_bytes 142000000',
  )
  @ApiUnauthorizedResponse({ description: 'Neither from this machine nor with METRICS_TOKEN.' })
  read(): Promise<string> {
    return this.metrics.read();
  }
}
