import { searchQuerySchema, searchResponseSchema } from '@astaguide/contracts/search/search';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Sessionless } from '../http/route-options';
import { SearchService } from './search.service';

/** Maximum number of concurrent searches. More would delay page requests. */
const MAX_IN_FLIGHT = 64;

class SearchQueryDto extends createZodDto(searchQuerySchema) {}
class SearchResponseDto extends createZodDto(searchResponseSchema) {}

@ApiTags('search')
@Controller('api/search')
export class SearchController {
  constructor(private readonly search: SearchService) {}

  @Sessionless({ maxInFlight: MAX_IN_FLIGHT })
  @Get()
  @ApiOperation({
    operationId: 'search',
    summary: 'Search the site',
    description:
      'Finds products, articles, guides, questions and studies, best results first. An empty search finds nothing.',
  })
  @ApiOkResponse({ type: SearchResponseDto })
  find(@Query() { q }: SearchQueryDto): Promise<SearchResponseDto> {
    return this.search.search(q);
  }
}
