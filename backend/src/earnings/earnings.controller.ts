import { reportQuerySchema } from '@astaguide/contracts/report/analytics-report';
import { earningsCsvQuerySchema, earningsSchema } from '@astaguide/contracts/earnings/earnings';
import { Controller, Get, Header, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { csvFile } from '../analytics/csv-file';
import { EarningsService } from './earnings.service';

class EarningsQueryDto extends createZodDto(reportQuerySchema) {}
class EarningsCsvQueryDto extends createZodDto(earningsCsvQuerySchema) {}
class EarningsDto extends createZodDto(earningsSchema) {}

@ApiTags('earnings')
@Controller('api')
export class EarningsController {
  constructor(private readonly earnings: EarningsService) {}

  @Get('earnings')
  @ApiOkResponse({ type: EarningsDto })
  read(@Query() query: EarningsQueryDto): Promise<EarningsDto> {
    return this.earnings.read(query);
  }

  @Get('earnings.csv')
  @Header('cache-control', 'no-store')
  @ApiProduces('text/csv')
  async file(
    @Query() query: EarningsCsvQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return csvFile(reply, await this.earnings.file(query));
  }
}
