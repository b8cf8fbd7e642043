import {
  beforeAndAfterQuerySchema,
  beforeAndAfterSchema,
} from '@astaguide/contracts/earnings/before-and-after';
import {
  earningsCsvQuerySchema,
  earningsQuerySchema,
  earningsSchema,
} from '@astaguide/contracts/earnings/earnings';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Operation } from '../http/openapi/operation';
import { OpenToTokens } from '../http/route-options';
import { CsvAnswer, type CsvFile } from '../analytics/csv-file';
import { BeforeAndAfterService } from './before-and-after/before-and-after.service';
import { EarningsService } from './earnings.service';

class EarningsQueryDto extends createZodDto(earningsQuerySchema) {}
class EarningsCsvQueryDto extends createZodDto(earningsCsvQuerySchema) {}
class BeforeAndAfterQueryDto extends createZodDto(beforeAndAfterQuerySchema) {}
class BeforeAndAfterDto extends createZodDto(beforeAndAfterSchema) {}
class EarningsDto extends createZodDto(earningsSchema) {}

@ApiTags('earnings')
@Controller('api')
export class EarningsController {
  constructor(
    private readonly earnings: EarningsService,
    private readonly beforeAndAfter: BeforeAndAfterService,
  ) {}

  @OpenToTokens('earnings:read')
  @Get('earnings')
  @Operation(
    'Read the earnings',
    'Clicks, sales and commission of a range of days, as a series and by one dimension, with a comparison.',
  )
  @ApiOkResponse({ type: EarningsDto })
  getEarnings(@Query() query: EarningsQueryDto): Promise<EarningsDto> {
    return this.earnings.read(query);
  }

  @OpenToTokens('earnings:read')
  @Get('earnings.csv')
  @Operation('Export the earnings', 'The series or the rows as CSV.')
  @CsvAnswer(
    'start,end,clicks,pending_sales,confirmed_sales,reversed_sales,conversion_rate,sales_usd,confirmed_commission_usd,expected_commission_usd,confirmed_earnings_per_click_usd,expected_earnings_per_click_usd,reversed_commission_usd,reversal_rate',
    '2026-01-15,2026-01-15,40,1,2,0,0.075,89.97,4.50,6.75,0.11,0.17,0.75,0.1',
  )
  exportEarnings(@Query() query: EarningsCsvQueryDto): Promise<CsvFile> {
    return this.earnings.file(query);
  }
  @OpenToTokens('earnings:read')
  @Get('earnings/before-and-after')
  @Operation(
    'Compare before and after a change',
    'Clicks, click rate and earnings of the same weekdays before and after a moment, of the site or a product, and whether they differ by more than chance.',
  )
  @ApiOkResponse({ type: BeforeAndAfterDto })
  compareBeforeAndAfter(@Query() query: BeforeAndAfterQueryDto): Promise<BeforeAndAfterDto> {
    return this.beforeAndAfter.compare(query);
  }
}
