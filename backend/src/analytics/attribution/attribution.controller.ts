import { reportQuerySchema } from '@astaguide/contracts/analytics/report/analytics-report';
import { clickAttributionSchema } from '@astaguide/contracts/analytics/report/click-attribution';
import {
  funnelCsvQuerySchema,
  funnelQuerySchema,
  visitFunnelSchema,
} from '@astaguide/contracts/analytics/report/visit-funnel';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Operation } from '../../http/openapi/operation';
import { CsvAnswer, type CsvFile } from '../csv-file';
import { AttributionService } from './attribution.service';
import { FunnelService } from './funnel.service';

class AttributionQueryDto extends createZodDto(reportQuerySchema) {}
class ClickAttributionDto extends createZodDto(clickAttributionSchema) {}
class FunnelQueryDto extends createZodDto(funnelQuerySchema) {}
class FunnelCsvQueryDto extends createZodDto(funnelCsvQuerySchema) {}
class VisitFunnelDto extends createZodDto(visitFunnelSchema) {}

@ApiTags('analytics')
@Controller('api/analytics')
export class AttributionController {
  constructor(
    private readonly attributions: AttributionService,
    private readonly funnels: FunnelService,
  ) {}

  @Get('attribution')
  @Operation(
    'Read clicks by placement',
    'How often each buy link was seen and clicked, by page, link placement and product.',
  )
  @ApiOkResponse({ type: ClickAttributionDto })
  getClickAttribution(@Query() query: AttributionQueryDto): Promise<ClickAttributionDto> {
    return this.attributions.find(query);
  }

  @Get('attribution.csv')
  @Operation('Export clicks by placement', 'The same as CSV, with all rows.')
  @CsvAnswer(
    'page,page_title,link_placement,product_id,product,impressions,clicks,click_rate',
    '/comparison,Comparison,comparison-row,2,AstaGold 12 mg,59,13,0.22033898305084745',
  )
  exportClickAttribution(@Query() query: AttributionQueryDto): Promise<CsvFile> {
    return this.attributions.file(query);
  }

  @Get('funnel')
  @Operation(
    'Read the funnel',
    'How many sessions looked at products, and how many then clicked a buy link, or reached a goal.',
  )
  @ApiOkResponse({ type: VisitFunnelDto })
  getVisitFunnel(@Query() query: FunnelQueryDto): Promise<VisitFunnelDto> {
    return this.funnels.find(query);
  }

  @Get('funnel.csv')
  @Operation('Export the funnel', 'The totals or one of the breakdowns as CSV, with all rows.')
  @CsvAnswer(
    'sessions,engaged,clicked,engaged_rate,clicked_rate',
    '434,306,162,0.7050691244239631,0.37327188940092165',
  )
  exportVisitFunnel(@Query() query: FunnelCsvQueryDto): Promise<CsvFile> {
    return this.funnels.file(query);
  }
}
