import {
  earningsCsvQuerySchema,
  earningsQuerySchema,
  earningsSchema,
} from '@astaguide/contracts/earnings/earnings';
import { Controller, Get, Header, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { csvFile } from '../analytics/csv-file';
import { EarningsService } from './earnings.service';

class EarningsQueryDto extends createZodDto(earningsQuerySchema) {}
class EarningsCsvQueryDto extends createZodDto(earningsCsvQuerySchema) {}
class EarningsDto extends createZodDto(earningsSchema) {}

@ApiTags('earnings')
@Controller('api')
export class EarningsController {
  constructor(private readonly earnings: EarningsService) {}

  @Get('earnings')
  @ApiOperation({
    operationId: 'getEarnings',
    summary: 'Read the earnings',
    description:
      'Clicks, sales and commission of a range of days, as a series and by one dimension, with a comparison.',
  })
  @ApiOkResponse({ type: EarningsDto })
  read(@Query() query: EarningsQueryDto): Promise<EarningsDto> {
    return this.earnings.read(query);
  }

  @Get('earnings.csv')
  @Header('cache-control', 'no-store')
  @ApiOperation({
    operationId: 'exportEarnings',
    summary: 'Export the earnings',
    description: 'The series or the rows as CSV.',
  })
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String })
  async file(
    @Query() query: EarningsCsvQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return csvFile(reply, await this.earnings.file(query));
  }
}
