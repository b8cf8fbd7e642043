import { recentSaleSchema } from '@astaguide/contracts/earnings/recent-sale';
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Operation } from '../../http/openapi/operation';
import { RecentSalesService } from './recent-sales.service';

class RecentSaleDto extends createZodDto(recentSaleSchema) {}

@ApiTags('earnings')
@Controller('api/earnings/sales')
export class RecentSalesController {
  constructor(private readonly sales: RecentSalesService) {}

  @Get()
  @Operation(
    'List recent sales',
    'The 20 newest sales, each with the click that led to it where the log has it.',
  )
  @ApiOkResponse({ type: [RecentSaleDto] })
  listRecentSales(): Promise<RecentSaleDto[]> {
    return this.sales.list();
  }
}
