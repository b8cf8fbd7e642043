import { commissionRateSchema } from '@astaguide/contracts/earnings/commission';
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Sessionless } from '../http/route-options';
import { CommissionsService } from './commissions.service';

class CommissionRateDto extends createZodDto(commissionRateSchema) {}

@ApiTags('products')
@Controller('api/products/commission-rates')
export class CommissionRatesController {
  constructor(private readonly commissions: CommissionsService) {}

  @Sessionless()
  @Get()
  @ApiOperation({
    operationId: 'listCommissionRates',
    summary: 'List today’s commissions',
    description: 'What the site earns from a sale of each product today, for everybody to read.',
  })
  @ApiOkResponse({ type: [CommissionRateDto] })
  list(): Promise<CommissionRateDto[]> {
    return this.commissions.listCurrent();
  }
}
