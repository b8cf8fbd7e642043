import {
  recentSaleSchema,
  saleCorrectionSchema,
  salePathSchema,
  salesFilterSchema,
  salesQuerySchema,
} from '@astaguide/contracts/earnings/recent-sale';
import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { CsvAnswer, type CsvFile } from '../../analytics/csv-file';
import { IdParam } from '../../http/input/id-param';
import { NoContent, Operation } from '../../http/openapi/operation';
import { OpenToTokens } from '../../http/route-options';
import { SALES_COLUMNS, SalesService } from './sales.service';

class SalesQueryDto extends createZodDto(salesQuerySchema) {}
class SalesFilterDto extends createZodDto(salesFilterSchema) {}
class RecentSaleDto extends createZodDto(recentSaleSchema) {}
class SalePathDto extends createZodDto(salePathSchema) {}
class SaleCorrectionDto extends createZodDto(saleCorrectionSchema) {}

@ApiTags('earnings')
@Controller('api/earnings')
export class SalesController {
  constructor(private readonly sales: SalesService) {}

  @OpenToTokens('earnings:read')
  @Get('sales')
  @Operation(
    'List sales',
    'Sales, refunds and adjustments, newest first, each with the click that led to it where the log has it.',
  )
  @ApiOkResponse({ type: [RecentSaleDto] })
  listSales(@Query() query: SalesQueryDto): Promise<RecentSaleDto[]> {
    return this.sales.list(query);
  }

  @OpenToTokens('earnings:read')
  @Get('sales.csv')
  @Operation('Export sales', 'All sales that pass the filters as CSV, newest first.')
  @CsvAnswer(
    SALES_COLUMNS.join(),
    '2026-01-15,sale,example-network,A-1042,,Astaxanthin 12 mg,29.99,USD,2.25,USD,approved,yes,2026-02-28,no,',
  )
  exportSales(@Query() query: SalesFilterDto): Promise<CsvFile> {
    return this.sales.file(query);
  }

  @OpenToTokens('earnings:read')
  @Get('sales/:id/path')
  @Operation(
    'Read the path to a sale',
    'The visit that led to a sale, up to its click. Known only while the events of that day are kept.',
  )
  @ApiOkResponse({ type: SalePathDto })
  readSalePath(@Param('id', IdParam) id: number): Promise<SalePathDto> {
    return this.sales.findPath(id);
  }

  @Put('sales/:id')
  @Operation(
    'Correct a sale',
    'Replaces values of a sale in every report of it, until the correction is undone. The sale has another id afterwards.',
  )
  @ApiOkResponse({ type: RecentSaleDto })
  correctSale(@Param('id', IdParam) id: number, @Body() body: SaleCorrectionDto): Promise<RecentSaleDto> {
    return this.sales.correct(id, body);
  }

  @Delete('sales/:id/correction')
  @NoContent()
  @Operation('Undo a correction', 'The sale is again as its network reports it.')
  undoCorrection(@Param('id', IdParam) id: number): Promise<void> {
    return this.sales.undoCorrection(id);
  }
}
