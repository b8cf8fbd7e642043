import { eventExportQuerySchema } from './event-export-query';
import { Controller, Get, Header, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { OpenToTokens } from '../../http/route-options';
import { EventExportService } from './event-export.service';

class EventExportQueryDto extends createZodDto(eventExportQuerySchema) {}

@ApiTags('analytics')
@Controller('api/analytics')
export class EventExportController {
  constructor(private readonly events: EventExportService) {}

  /** One JSON object per line. A response without the terminating chunk is incomplete. */
  @OpenToTokens('analytics:read')
  @Get('events.ndjson')
  @Header('cache-control', 'no-store')
  @ApiProduces('application/x-ndjson')
  @ApiOkResponse({ description: 'Events of the days, oldest first, one JSON object a line.' })
  async export(@Query() query: EventExportQueryDto): Promise<StreamableFile> {
    return new StreamableFile(await this.events.stream(query), {
      type: 'application/x-ndjson',
      disposition: `attachment; filename="events-${query.from}-to-${query.to}.ndjson"`,
    });
  }
}
