import {
  commissionInputSchema,
  commissionRateSchema,
  productCommissionsSchema,
} from '@astaguide/contracts/earnings/commission';
import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { NoContent, Operation } from '../http/openapi/operation';
import { IdParam } from '../http/input/id-param';
import { CommissionsService } from './commissions.service';
import { OpenToTokens, Sessionless } from '../http/route-options';

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

class CommissionInputDto extends createZodDto(commissionInputSchema) {}
class ProductCommissionsDto extends createZodDto(productCommissionsSchema) {}

@ApiTags('earnings')
@Controller('api/earnings/commissions')
export class CommissionsController {
  constructor(private readonly commissions: CommissionsService) {}

  @OpenToTokens('earnings:read')
  @Get()
  @Operation('List commissions', 'Every product with its commissions, newest first.')
  @ApiOkResponse({ type: [ProductCommissionsDto] })
  listCommissions(): Promise<ProductCommissionsDto[]> {
    return this.commissions.list();
  }

  @Put(':productId')
  @Operation(
    'Set a commission',
    'Sets what a sale of the product earns from a day on, and replaces a commission that begins on that day.',
  )
  @ApiOkResponse({ type: ProductCommissionsDto })
  putCommission(
    @Param('productId', IdParam) productId: number,
    @Body() body: CommissionInputDto,
  ): Promise<ProductCommissionsDto> {
    return this.commissions.put(productId, body);
  }

  @Delete(':productId/:validFrom')
  @NoContent()
  @Operation(
    'Delete a commission',
    'Deletes the commission of the product that begins on that day; the one before it applies again.',
  )
  deleteCommission(
    @Param('productId', IdParam) productId: number,
    @Param('validFrom') validFrom: string,
  ): Promise<void> {
    return this.commissions.remove(productId, validFrom);
  }
}
