import { commissionRateSchema } from '@astaguide/contracts/earnings/commission';
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Operation } from '../http/openapi/operation';
import { Sessionless } from '../http/route-options';
import { CommissionsService } from './commissions.service';

class CommissionRateDto extends createZodDto(commissionRateSchema) {}

@ApiTags('products')
@Controller('api/products/commission-rates')
export class CommissionRatesController {
  constructor(private readonly commissions: CommissionsService) {}

  @Sessionless()
  @Get()
  @Operation(
    'List today’s commissions',
    'What the site earns from a sale of each product today. Empty unless the owner publishes the rates (`publishCommissions` of the settings), because many affiliate programs forbid it.',
  )
  @ApiOkResponse({ type: [CommissionRateDto] })
  listCommissionRates(): Promise<CommissionRateDto[]> {
    return this.commissions.listPublic();
  }
}
