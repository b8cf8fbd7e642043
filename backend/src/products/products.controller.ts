import {
  productDeletionSchema,
  productInputSchema,
  productSchema,
  productStockSchema,
} from '@astaguide/contracts/catalog/product';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { IdParam } from '../http/input/id-param';
import { Sessionless } from '../http/route-options';
import { ProductsService } from './products.service';

class ProductDto extends createZodDto(productSchema) {}
class ProductInputDto extends createZodDto(productInputSchema) {}
class ProductDeletionDto extends createZodDto(productDeletionSchema) {}
class ProductStockDto extends createZodDto(productStockSchema) {}

@ApiTags('products')
@Controller('api/products')
export class ProductsController {
  constructor(private readonly products: ProductsService) {}

  @Sessionless()
  @Get()
  @ApiOperation({
    operationId: 'listProducts',
    summary: 'List products',
    description: 'Every product of the catalog, in the order of their ranks.',
  })
  @ApiOkResponse({ type: [ProductDto] })
  list(): Promise<ProductDto[]> {
    return this.products.list();
  }

  @Sessionless()
  @Get('slug/:slug')
  @ApiOperation({
    operationId: 'getProduct',
    summary: 'Read a product',
    description: 'Finds a product by the slug in the address of its review.',
  })
  @ApiOkResponse({ type: ProductDto })
  getBySlug(@Param('slug') slug: string): Promise<ProductDto> {
    return this.products.getBySlug(slug);
  }

  @Post()
  @ApiOperation({
    operationId: 'createProduct',
    summary: 'Add a product',
    description: 'Adds a product to the catalog. Without a slug, one is made from name and brand.',
  })
  @ApiCreatedResponse({ type: ProductDto })
  @ApiConflictResponse({ description: 'Another product already uses this slug.' })
  create(@Body() body: ProductInputDto): Promise<ProductDto> {
    return this.products.create(body);
  }

  @Put('stock')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'setProductStock',
    summary: 'Set products in or out of stock',
    description: 'Changes the stock of all listed products. Products already deleted are ignored.',
  })
  @ApiNoContentResponse()
  setStock(@Body() body: ProductStockDto): Promise<void> {
    return this.products.setStock(body);
  }

  @Post('deletions')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'deleteProducts',
    summary: 'Delete several products',
    description: 'Takes the listed products out of the catalog. Their clicks and sales stay in the reports.',
  })
  @ApiNoContentResponse()
  removeAll(@Body() body: ProductDeletionDto): Promise<void> {
    return this.products.removeAll(body);
  }

  @Put(':id')
  @ApiOperation({
    operationId: 'updateProduct',
    summary: 'Change a product',
    description:
      'Replaces every field of a product. With `version`, an edit that was saved in between is not overwritten.',
  })
  @ApiOkResponse({ type: ProductDto })
  @ApiConflictResponse({
    description:
      'The slug is taken, or the product was edited in the meantime: `current` is the stored version.',
  })
  update(@Param('id', IdParam) id: number, @Body() body: ProductInputDto): Promise<ProductDto> {
    return this.products.update(id, body);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'deleteProduct',
    summary: 'Delete a product',
    description: 'Takes a product out of the catalog. Its clicks and sales stay in the reports.',
  })
  @ApiNoContentResponse()
  remove(@Param('id', IdParam) id: number): Promise<void> {
    return this.products.remove(id);
  }
}
