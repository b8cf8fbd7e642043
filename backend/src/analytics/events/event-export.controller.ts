import { eventExportQuerySchema } from './event-export-query';
import { Controller, Get, Header, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { OpenToTokens } from '../../http/route-options';
import { EventExportService } from './event-export.service';

class EventExportQueryDto extends createZodDto(eventExportQuerySchema) {}

@ApiTags('analytics')
@Controller('api/analytics')
export class EventExportController {
  constructor(private readonly events: EventExportService) {}

  @OpenToTokens('analytics:read')
  @Get('events.ndjson')
  @Header('cache-control', 'no-store')
  @ApiOperation({
    operationId: 'exportEvents',
    summary: 'Export events',
    description:
      'One JSON object a line, oldest first, without data about persons. A response without its terminating chunk is incomplete.',
  })
  @ApiProduces('application/x-ndjson')
  @ApiOkResponse({ type: String })
  async export(@Query() query: EventExportQueryDto): Promise<StreamableFile> {
    return new StreamableFile(await this.events.stream(query), {
      type: 'application/x-ndjson',
      disposition: `attachment; filename="events-${query.from}-to-${query.to}.ndjson"`,
    });
  }
}
