import {
  earningsCsvQuerySchema,
  earningsQuerySchema,
  earningsSchema,
} from '@astaguide/contracts/earnings/earnings';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Operation } from '../http/openapi/operation';
import { CsvAnswer, type CsvFile } from '../analytics/csv-file';
import { EarningsService } from './earnings.service';

class EarningsQueryDto extends createZodDto(earningsQuerySchema) {}
class EarningsCsvQueryDto extends createZodDto(earningsCsvQuerySchema) {}
class EarningsDto extends createZodDto(earningsSchema) {}

@ApiTags('earnings')
@Controller('api')
export class EarningsController {
  constructor(private readonly earnings: EarningsService) {}

  @Get('earnings')
  @Operation(
    'Read the earnings',
    'Clicks, sales and commission of a range of days, as a series and by one dimension, with a comparison.',
  )
  @ApiOkResponse({ type: EarningsDto })
  getEarnings(@Query() query: EarningsQueryDto): Promise<EarningsDto> {
    return this.earnings.read(query);
  }

  @Get('earnings.csv')
  @Operation('Export the earnings', 'The series or the rows as CSV.')
  @CsvAnswer(
    'start,end,clicks,pending_sales,confirmed_sales,reversed_sales,conversion_rate,sales_usd,confirmed_commission_usd,expected_commission_usd,confirmed_earnings_per_click_usd,expected_earnings_per_click_usd',
    '2026-01-15T00:00:00.000Z,2026-01-16T00:00:00.000Z,40,1,2,0,0.075,89.97,4.50,6.75,0.11,0.17',
  )
  exportEarnings(@Query() query: EarningsCsvQueryDto): Promise<CsvFile> {
    return this.earnings.file(query);
  }
}
