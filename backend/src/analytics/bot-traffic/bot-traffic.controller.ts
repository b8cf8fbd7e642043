import {
  leftOutCsvQuerySchema,
  leftOutQuerySchema,
  leftOutReportSchema,
} from '@astaguide/contracts/analytics/left-out-report';
import { Controller, Get, Header, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { csvFile } from '../csv-file';
import { LeftOutService } from './bot-traffic.service';

class LeftOutQueryDto extends createZodDto(leftOutQuerySchema) {}
class LeftOutCsvQueryDto extends createZodDto(leftOutCsvQuerySchema) {}
class LeftOutReportDto extends createZodDto(leftOutReportSchema) {}

@ApiTags('analytics')
@Controller('api/analytics')
export class LeftOutController {
  constructor(private readonly leftOut: LeftOutService) {}

  @Get('left-out')
  @ApiOkResponse({ type: LeftOutReportDto })
  find(@Query() query: LeftOutQueryDto): Promise<LeftOutReportDto> {
    return this.leftOut.find(query);
  }

  @Get('left-out.csv')
  @Header('cache-control', 'no-store')
  @ApiProduces('text/csv')
  async file(
    @Query() query: LeftOutCsvQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return csvFile(reply, await this.leftOut.file(query));
  }
}
