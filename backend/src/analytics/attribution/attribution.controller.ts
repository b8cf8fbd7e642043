import { reportQuerySchema } from '@astaguide/contracts/report/analytics-report';
import { clickAttributionSchema } from '@astaguide/contracts/report/click-attribution';
import { funnelCsvQuerySchema, visitFunnelSchema } from '@astaguide/contracts/report/visit-funnel';
import { Controller, Get, Header, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { ApiTextAnswer } from '../../http/openapi/text-answer';
import { csvFile } from '../csv-file';
import { AttributionService } from './attribution.service';
import { FunnelService } from './funnel.service';

class AttributionQueryDto extends createZodDto(reportQuerySchema) {}
class ClickAttributionDto extends createZodDto(clickAttributionSchema) {}
class FunnelQueryDto extends createZodDto(reportQuerySchema) {}
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
  @ApiOperation({
    operationId: 'getClickAttribution',
    summary: 'Read clicks by placement',
    description: 'How often each buy link was seen and clicked, by page, link placement and product.',
  })
  @ApiOkResponse({ type: ClickAttributionDto })
  attribution(@Query() query: AttributionQueryDto): Promise<ClickAttributionDto> {
    return this.attributions.find(query);
  }

  @Get('attribution.csv')
  @Header('cache-control', 'no-store')
  @ApiOperation({
    operationId: 'exportClickAttribution',
    summary: 'Export clicks by placement',
    description: 'The same as CSV, with all rows.',
  })
  @ApiTextAnswer(
    'text/csv',
    'page,page_title,link_placement,product_id,product,impressions,clicks,click_rate',
    '/comparison,Comparison,comparison-row,2,AstaGold 12 mg,59,13,0.22033898305084745',
  )
  async attributionFile(
    @Query() query: AttributionQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return csvFile(reply, await this.attributions.file(query));
  }

  @Get('funnel')
  @ApiOperation({
    operationId: 'getVisitFunnel',
    summary: 'Read the funnel',
    description: 'How many sessions looked at products, and how many then clicked a buy link.',
  })
  @ApiOkResponse({ type: VisitFunnelDto })
  funnel(@Query() query: FunnelQueryDto): Promise<VisitFunnelDto> {
    return this.funnels.find(query);
  }

  @Get('funnel.csv')
  @Header('cache-control', 'no-store')
  @ApiOperation({
    operationId: 'exportVisitFunnel',
    summary: 'Export the funnel',
    description: 'The totals or one of the breakdowns as CSV, with all rows.',
  })
  @ApiTextAnswer(
    'text/csv',
    'sessions,engaged,clicked,engaged_rate,clicked_rate',
    '434,306,162,0.7050691244239631,0.37327188940092165',
  )
  async funnelFile(
    @Query() query: FunnelCsvQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return csvFile(reply, await this.funnels.file(query));
  }
}
