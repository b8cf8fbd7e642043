import { productRankingSchema, productSchema } from '@astaguide/contracts/catalog/product';
import { rankingQuerySchema, rankingSchema } from '@astaguide/contracts/catalog/ranking';
import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Operation } from '../../http/openapi/operation';
import { Sessionless } from '../../http/route-options';
import { ProductsService } from './products.service';
import { RankingService } from './ranking.service';

class ProductDto extends createZodDto(productSchema) {}
class ProductRankingDto extends createZodDto(productRankingSchema) {}
class RankingDto extends createZodDto(rankingSchema) {}
class RankingQueryDto extends createZodDto(rankingQuerySchema) {}

@ApiTags('products')
@Controller('api/products/ranking')
export class RankingController {
  constructor(
    private readonly ranking: RankingService,
    private readonly products: ProductsService,
  ) {}

  @Sessionless()
  @Get()
  @Operation(
    'Read how the ranks came about',
    'Whether the owner or a version of the score orders the products, and the latest changes of ranks, each with its date and reason.',
  )
  @ApiOkResponse({ type: RankingDto })
  readRanking(@Query() query: RankingQueryDto): Promise<RankingDto> {
    return this.ranking.read(query);
  }

  @Put()
  @Operation(
    'Rank the products',
    'Gives the listed products the ranks from 1 in this order, and takes the rank of all others away. Ends the order by score.',
  )
  @ApiOkResponse({ type: [ProductDto] })
  async rankProducts(@Body() body: ProductRankingDto): Promise<ProductDto[]> {
    await this.ranking.rank(body);
    return this.products.list();
  }

  @Put('by-score')
  @Operation(
    'Rank the products by score',
    'Gives the 20 products with the highest scores the ranks from 1, and keeps that order until the owner changes a rank.',
  )
  @ApiOkResponse({ type: [ProductDto] })
  async rankProductsByScore(): Promise<ProductDto[]> {
    await this.ranking.rankByScore();
    return this.products.list();
  }
}
