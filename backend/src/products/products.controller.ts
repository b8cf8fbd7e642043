import { productSchema } from '@astaguide/contracts/product';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Sessionless } from '../http/route-options';
import { ProductsService } from './products.service';

class ProductDto extends createZodDto(productSchema) {}

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
}
