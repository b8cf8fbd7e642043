import {
  productInputSchema,
  productRankingSchema,
  productSchema,
} from '@astaguide/contracts/catalog/product';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { IdParam } from '../http/input/id-param';
import { Sessionless } from '../http/route-options';
import { ProductsService } from './products.service';

class ProductDto extends createZodDto(productSchema) {}
class ProductInputDto extends createZodDto(productInputSchema) {}
class ProductRankingDto extends createZodDto(productRankingSchema) {}

@ApiTags('products')
@Controller('api/products')
export class ProductsController {
  constructor(private readonly products: ProductsService) {}

  @Sessionless()
  @Get()
  @ApiOkResponse({ type: [ProductDto] })
  list(): Promise<ProductDto[]> {
    return this.products.list();
  }

  @Sessionless()
  @Get('slug/:slug')
  @ApiOkResponse({ type: ProductDto })
  getBySlug(@Param('slug') slug: string): Promise<ProductDto> {
    return this.products.getBySlug(slug);
  }

  @Post()
  @ApiCreatedResponse({ type: ProductDto })
  create(@Body() body: ProductInputDto): Promise<ProductDto> {
    return this.products.create(body);
  }

  @Put('ranking')
  @ApiOkResponse({ type: [ProductDto] })
  rank(@Body() body: ProductRankingDto): Promise<ProductDto[]> {
    return this.products.rank(body);
  }

  @Put(':id')
  @ApiOkResponse({ type: ProductDto })
  update(@Param('id', IdParam) id: number, @Body() body: ProductInputDto): Promise<ProductDto> {
    return this.products.update(id, body);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  remove(@Param('id', IdParam) id: number): Promise<void> {
    return this.products.remove(id);
  }
}
