import { recentSaleSchema } from '@astaguide/contracts/earnings/recent-sale';
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { RecentSalesService } from './recent-sales.service';

class RecentSaleDto extends createZodDto(recentSaleSchema) {}

@ApiTags('earnings')
@Controller('api/earnings/sales')
export class RecentSalesController {
  constructor(private readonly sales: RecentSalesService) {}

  @Get()
  @ApiOperation({
    operationId: 'listRecentSales',
    summary: 'List recent sales',
    description: 'The 20 newest sales, each with the click that led to it where the log has it.',
  })
  @ApiOkResponse({ type: [RecentSaleDto] })
  list(): Promise<RecentSaleDto[]> {
    return this.sales.list();
  }
}
