import {
  analyticsReportSchema,
  reportCsvQuerySchema,
  reportQuerySchema,
} from '@astaguide/contracts/analytics-report';
import { Controller, Get, Header, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { OpenToTokens } from '../http/route-options';
import { ReportService } from './report.service';

class ReportQueryDto extends createZodDto(reportQuerySchema) {}
class ReportCsvQueryDto extends createZodDto(reportCsvQuerySchema) {}
class AnalyticsReportDto extends createZodDto(analyticsReportSchema) {}

@ApiTags('analytics')
@Controller('api/analytics')
export class ReportController {
  constructor(private readonly reports: ReportService) {}

  @OpenToTokens()
  @Get('report')
  @ApiOkResponse({ type: AnalyticsReportDto })
  report(@Query() query: ReportQueryDto): Promise<AnalyticsReportDto> {
    return this.reports.report(query);
  }

  @OpenToTokens()
  @Get('report.csv')
  @Header('cache-control', 'no-store')
  @ApiProduces('text/csv')
  async file(@Query() query: ReportCsvQueryDto): Promise<StreamableFile> {
    const { name, text } = await this.reports.file(query);
    return new StreamableFile(Buffer.from(text), {
      type: 'text/csv; charset=utf-8; header=present',
      disposition: `attachment; filename="${name}"`,
    });
  }
}
