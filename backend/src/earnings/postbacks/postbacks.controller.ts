import { Body, Controller, Get, Header, Ip, Post, Query } from '@nestjs/common';
import {
  ApiForbiddenResponse,
  ApiSecurity,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Accepted, Operation } from '../../http/openapi/operation';
import type { SecurityScheme } from '../../http/openapi/complete-document';
import { OpenToTokens, Sessionless } from '../../http/route-options';
import { conversionInputSchema, postbackQuerySchema, reportedConversionSchema } from './conversion';
import { PostbacksService } from './postbacks.service';

class ConversionInputDto extends createZodDto(conversionInputSchema) {}
class PostbackQueryDto extends createZodDto(postbackQuerySchema) {}
class ReportedConversionDto extends createZodDto(reportedConversionSchema) {}

@ApiTags('earnings')
@Controller('api/conversions')
export class PostbacksController {
  constructor(private readonly postbacks: PostbacksService) {}

  @OpenToTokens('conversions:write')
  @Post()
  @Accepted(ReportedConversionDto)
  @Operation(
    'Report a sale',
    'Adds a sale of a network, or changes the sale with the same network and order ID.',
  )
  reportSale(@Body() body: ConversionInputDto): Promise<ReportedConversionDto> {
    return this.postbacks.report(body);
  }

  // Only the token counts here, because a page of another site can make the owner's browser call an address.
  @Sessionless()
  @Get('postback')
  @Accepted(ReportedConversionDto)
  @Header('cache-control', 'no-store')
  @Operation(
    'Report a sale by an address',
    'The same as POST /api/conversions, for networks that call back with GET.',
  )
  @ApiSecurity('tokenInQuery' satisfies SecurityScheme)
  @ApiUnauthorizedResponse({ description: 'The token is missing or not valid.' })
  @ApiForbiddenResponse({ description: 'The token lacks the scope `conversions:write`.' })
  @ApiTooManyRequestsResponse({
    description: 'The token is used too often, or this address has tried too many unknown tokens.',
  })
  reportSaleByAddress(@Query() query: PostbackQueryDto, @Ip() ip: string): Promise<ReportedConversionDto> {
    return this.postbacks.reportWithToken(query, ip);
  }
}
