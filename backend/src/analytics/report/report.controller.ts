import {
  analyticsReportSchema,
  reportCsvQuerySchema,
  reportQuerySchema,
} from '@astaguide/contracts/analytics/report/analytics-report';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Operation } from '../../http/openapi/operation';
import { CsvAnswer, type CsvFile } from '../csv-file';
import { ReportService } from './report.service';

class ReportQueryDto extends createZodDto(reportQuerySchema) {}
class ReportCsvQueryDto extends createZodDto(reportCsvQuerySchema) {}
class AnalyticsReportDto extends createZodDto(analyticsReportSchema) {}

@ApiTags('analytics')
@Controller('api/analytics')
export class ReportController {
  constructor(private readonly reports: ReportService) {}

  @Get('report')
  @Operation(
    'Read the report',
    'Views, clicks and visitors of a range of days, as a series and by dimension, with a comparison.',
  )
  @ApiOkResponse({ type: AnalyticsReportDto })
  getAnalyticsReport(@Query() query: ReportQueryDto): Promise<AnalyticsReportDto> {
    return this.reports.report(query);
  }

  @Get('report.csv')
  @Operation('Export the report', 'The series or one of the breakdowns as CSV, with all rows.')
  @CsvAnswer('start,end,views,clicks,unique_clicks,visitors', '2026-01-15,2026-01-15,80,12,11,52')
  exportAnalyticsReport(@Query() query: ReportCsvQueryDto): Promise<CsvFile> {
    return this.reports.file(query);
  }
}
