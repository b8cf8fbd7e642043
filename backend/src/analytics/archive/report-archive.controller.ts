import { reportQuerySchema } from '@astaguide/contracts/analytics/report/analytics-report';
import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Operation } from '../../http/openapi/operation';
import { ReportArchiveService } from './report-archive.service';

class ReportArchiveQueryDto extends createZodDto(reportQuerySchema) {}

@ApiTags('analytics')
@Controller('api/analytics')
export class ReportArchiveController {
  constructor(private readonly archives: ReportArchiveService) {}

  @Get('report.zip')
  @Operation(
    'Export every table',
    'Each table of the range as a CSV file, in one ZIP archive: the report, goals, attribution, the funnel and bot traffic. A response without its terminating chunk is incomplete.',
  )
  @ApiOkResponse({
    content: { 'application/zip': { schema: { type: 'string', format: 'binary' }, example: 'PK…' } },
  })
  async exportAllTables(@Query() query: ReportArchiveQueryDto): Promise<StreamableFile> {
    const { name, content } = await this.archives.stream(query);
    return new StreamableFile(content, {
      type: 'application/zip',
      disposition: `attachment; filename="${name}"`,
    });
  }
}
