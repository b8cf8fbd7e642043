import {
  orphanedLinkSchema,
  pricePointSchema,
  productPlacesSchema,
} from '@astaguide/contracts/catalog/product-places';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Operation } from '../../../http/openapi/operation';
import { IdParam } from '../../../http/input/id-param';
import { Sessionless } from '../../../http/route-options';
import { InventoryService } from './inventory.service';

class PricePointDto extends createZodDto(pricePointSchema) {}
class ProductPlacesDto extends createZodDto(productPlacesSchema) {}
class OrphanedLinkDto extends createZodDto(orphanedLinkSchema) {}

@ApiTags('products')
@Controller('api/products')
export class InventoryController {
  constructor(private readonly inventory: InventoryService) {}

  @Sessionless()
  @Get('slug/:slug/prices')
  @Operation(
    'Read the price history of a product',
    'Each price with the moment since when the site shows it, oldest first; at most 100.',
  )
  @ApiOkResponse({ type: [PricePointDto] })
  listPrices(@Param('slug') slug: string): Promise<PricePointDto[]> {
    return this.inventory.listPrices(slug);
  }

  @Get('orphaned-links')
  @Operation(
    'Find links in posts to products that do not exist',
    'Links to reviews and redirects, and product cards.',
  )
  @ApiOkResponse({ type: [OrphanedLinkDto] })
  listOrphanedLinks(): Promise<OrphanedLinkDto[]> {
    return this.inventory.listOrphans();
  }

  @Get(':id/links')
  @Operation(
    'Read where a product is linked',
    'Pages with its buy link, posts that refer to it, and short links, with their clicks and earnings of the last 28 whole days.',
  )
  @ApiOkResponse({ type: ProductPlacesDto })
  listProductLinks(@Param('id', IdParam) id: number): Promise<ProductPlacesDto> {
    return this.inventory.readPlaces(id);
  }
}
