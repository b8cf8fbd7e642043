import { commissionInputSchema, productCommissionsSchema } from '@astaguide/contracts/earnings/commission';
import { Body, Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { IdParam } from '../http/input/id-param';
import { CommissionsService } from './commissions.service';

class CommissionInputDto extends createZodDto(commissionInputSchema) {}
class ProductCommissionsDto extends createZodDto(productCommissionsSchema) {}

@ApiTags('earnings')
@Controller('api/earnings/commissions')
export class CommissionsController {
  constructor(private readonly commissions: CommissionsService) {}

  @Get()
  @ApiOperation({
    operationId: 'listCommissions',
    summary: 'List commissions',
    description: 'Every product with its commissions, newest first.',
  })
  @ApiOkResponse({ type: [ProductCommissionsDto] })
  list(): Promise<ProductCommissionsDto[]> {
    return this.commissions.list();
  }

  @Put(':productId')
  @ApiOperation({
    operationId: 'putCommission',
    summary: 'Set a commission',
    description:
      'Sets what a sale of the product earns from a day on, and replaces a commission that begins on that day.',
  })
  @ApiOkResponse({ type: ProductCommissionsDto })
  put(
    @Param('productId', IdParam) productId: number,
    @Body() body: CommissionInputDto,
  ): Promise<ProductCommissionsDto> {
    return this.commissions.put(productId, body);
  }

  @Delete(':productId/:validFrom')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'deleteCommission',
    summary: 'Delete a commission',
    description:
      'Deletes the commission of the product that begins on that day; the one before it applies again.',
  })
  @ApiNoContentResponse()
  remove(
    @Param('productId', IdParam) productId: number,
    @Param('validFrom') validFrom: string,
  ): Promise<void> {
    return this.commissions.remove(productId, validFrom);
  }
}
