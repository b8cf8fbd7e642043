import {
  productDeletionSchema,
  productInputSchema,
  productSchema,
  productStockSchema,
} from '@astaguide/contracts/catalog/product';
import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiConflictResponse, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { NoContent, Operation } from '../../http/openapi/operation';
import { IdParam } from '../../http/input/id-param';
import { Sessionless } from '../../http/route-options';
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
  @Operation('List products', 'Every product of the catalog, in the order of their ranks.')
  @ApiOkResponse({ type: [ProductDto] })
  listProducts(): Promise<ProductDto[]> {
    return this.products.list();
  }

  @Sessionless()
  @Get('slug/:slug')
  @Operation('Read a product', 'Finds a product by the slug in the address of its review.')
  @ApiOkResponse({ type: ProductDto })
  getProduct(@Param('slug') slug: string): Promise<ProductDto> {
    return this.products.getBySlug(slug);
  }

  @Post()
  @Operation(
    'Add a product',
    'Adds a product to the catalog. Without a slug, one is made from name and brand.',
  )
  @ApiCreatedResponse({ type: ProductDto })
  @ApiConflictResponse({ description: 'Another product already uses this slug.' })
  createProduct(@Body() body: ProductInputDto): Promise<ProductDto> {
    return this.products.create(body);
  }

  @Put('stock')
  @NoContent()
  @Operation(
    'Set products in or out of stock',
    'Changes the stock of all listed products. Products already deleted are ignored.',
  )
  setProductStock(@Body() body: ProductStockDto): Promise<void> {
    return this.products.setStock(body);
  }

  @Post('deletions')
  @NoContent()
  @Operation(
    'Delete several products',
    'Takes the listed products out of the catalog. Their clicks and sales stay in the reports.',
  )
  deleteProducts(@Body() body: ProductDeletionDto): Promise<void> {
    return this.products.removeAll(body);
  }

  @Put(':id')
  @Operation(
    'Change a product',
    'Replaces every field of a product. With `version`, an edit that was saved in between is not overwritten.',
  )
  @ApiOkResponse({ type: ProductDto })
  @ApiConflictResponse({
    description:
      'The slug is taken, or the product was edited in the meantime: `current` is the stored version.',
  })
  updateProduct(@Param('id', IdParam) id: number, @Body() body: ProductInputDto): Promise<ProductDto> {
    return this.products.update(id, body);
  }

  @Delete(':id')
  @NoContent()
  @Operation(
    'Delete a product',
    'Takes a product out of the catalog. Its clicks and sales stay in the reports.',
  )
  deleteProduct(@Param('id', IdParam) id: number): Promise<void> {
    return this.products.remove(id);
  }
}
