import { searchMissSchema, searchQuerySchema, searchResponseSchema } from '@astaguide/contracts/site/search';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Operation } from '../../http/openapi/operation';
import { Sessionless } from '../../http/route-options';
import { SearchMissesService } from './misses/search-misses.service';
import { SearchService } from './search.service';

/** Maximum number of concurrent searches. More would delay page requests. */
const MAX_IN_FLIGHT = 64;

class SearchQueryDto extends createZodDto(searchQuerySchema) {}
class SearchMissDto extends createZodDto(searchMissSchema) {}
class SearchResponseDto extends createZodDto(searchResponseSchema) {}

@ApiTags('search')
@Controller('api/search')
export class SearchController {
  constructor(
    private readonly contents: SearchService,
    private readonly misses: SearchMissesService,
  ) {}

  @Sessionless({ maxInFlight: MAX_IN_FLIGHT })
  @Get()
  @Operation(
    'Search the site',
    'Finds products, articles, guides, questions and studies, best results first. An empty search finds nothing.',
  )
  @ApiOkResponse({ type: SearchResponseDto })
  search(@Query() { q }: SearchQueryDto): Promise<SearchResponseDto> {
    return this.contents.search(q);
  }

  @Get('misses')
  @Operation(
    'List searches without results',
    'Searches of the last 90 days that found nothing, similar ones in groups, most frequent first. They have no personal data.',
  )
  @ApiOkResponse({ type: [SearchMissDto] })
  listSearchMisses(): Promise<SearchMissDto[]> {
    return this.misses.list();
  }
}
