import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Req } from '@nestjs/common';
import {
  ApiBody,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiQuery,
  ApiSecurity,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { IdParam } from '../../http/input/id-param';
import { Accepted, NoContent, Operation } from '../../http/openapi/operation';
import type { SecurityScheme } from '../../http/openapi/complete-document';
import { OpenToTokens, Sessionless, TakesAddressForms } from '../../http/route-options';
import {
  refusedCallSchema,
  correctedValuesSchema,
  testCallInputSchema,
  testedCallSchema,
} from '@astaguide/contracts/earnings/refused-call';
import { conversionInputSchema, postbackQuerySchema, reportedConversionSchema } from './conversion';
import { PostbacksService } from './postbacks.service';

class ConversionInputDto extends createZodDto(conversionInputSchema) {}
class PostbackValuesDto extends createZodDto(postbackQuerySchema) {}
class ReportedConversionDto extends createZodDto(reportedConversionSchema) {}
class RefusedCallDto extends createZodDto(refusedCallSchema) {}
class CorrectedCallDto extends createZodDto(correctedValuesSchema) {}
class TestCallDto extends createZodDto(testCallInputSchema) {}
class TestedCallDto extends createZodDto(testedCallSchema) {}

@ApiTags('earnings')
@Controller('api/conversions')
export class PostbacksController {
  constructor(private readonly postbacks: PostbacksService) {}

  @OpenToTokens('conversions:write')
  @Post()
  @Accepted(ReportedConversionDto)
  @ApiBody({ type: ConversionInputDto })
  @Operation(
    'Report a sale',
    'Adds a sale of a network, or changes the sale with the same network and order ID. A negative amount lowers it.',
  )
  reportSale(@Body() body: unknown, @Req() { hasToken }: FastifyRequest): Promise<ReportedConversionDto> {
    return this.postbacks.report(body, hasToken === true);
  }

  // Only the token counts here, because a page of another site can make the owner's browser call an address.
  @Sessionless()
  @Get('postback')
  @Accepted(ReportedConversionDto)
  @Header('cache-control', 'no-store')
  @Operation(
    'Report a sale by an address',
    'The same as POST /api/conversions, for networks that call back with GET. Statuses, numbers and times are read as networks write them; a call that cannot be read is kept for the owner.',
  )
  @ApiQuery({ type: PostbackValuesDto })
  @ApiSecurity('tokenInQuery' satisfies SecurityScheme)
  @ApiUnauthorizedResponse({ description: 'The token is missing or not valid.' })
  @ApiForbiddenResponse({ description: 'The token lacks the scope `conversions:write`.' })
  @ApiTooManyRequestsResponse({
    description: 'The token is used too often, or this address has tried too many unknown tokens.',
  })
  reportSaleByAddress(@Req() request: FastifyRequest): Promise<ReportedConversionDto | undefined> {
    return this.postbacks.reportByAddress(request);
  }

  @Sessionless({ bodyLimit: 16 * 1024 })
  @TakesAddressForms()
  @Post('postback')
  @Accepted(ReportedConversionDto)
  @Operation('Report a sale by a form', 'The same as GET, with the values in a form or in JSON.')
  @ApiBody({ type: PostbackValuesDto })
  @ApiSecurity('tokenInQuery' satisfies SecurityScheme)
  @ApiUnauthorizedResponse({ description: 'The token is missing or not valid.' })
  @ApiForbiddenResponse({ description: 'The token lacks the scope `conversions:write`.' })
  @ApiTooManyRequestsResponse({
    description: 'The token is used too often, or this address has tried too many unknown tokens.',
  })
  reportSaleByForm(@Req() request: FastifyRequest): Promise<ReportedConversionDto | undefined> {
    return this.postbacks.reportByAddress(request);
  }

  @Get('refused')
  @Operation('List refused calls', 'Calls of networks that could not be stored, newest first, at most 500.')
  @ApiOkResponse({ type: [RefusedCallDto] })
  listRefusedCalls(): Promise<RefusedCallDto[]> {
    return this.postbacks.listRefused();
  }

  @Post('refused/:id/accept')
  @Accepted(ReportedConversionDto)
  @ApiNotFoundResponse({ description: 'The call no longer waits.' })
  @Operation(
    'Accept a refused call',
    'Stores a refused call with corrected values, which replace those sent.',
  )
  acceptRefusedCall(
    @Param('id', IdParam) id: number,
    @Body() body: CorrectedCallDto,
  ): Promise<ReportedConversionDto> {
    return this.postbacks.accept(id, body);
  }

  @Delete('refused/:id')
  @NoContent()
  @Operation('Dismiss a refused call', 'Deletes a refused call; nothing is stored.')
  dismissRefusedCall(@Param('id', IdParam) id: number): Promise<void> {
    return this.postbacks.dismiss(id);
  }

  @Post('test')
  @HttpCode(200)
  @Operation(
    'Test a call',
    'What a call of the postback address would do. Nothing is stored, and no token is needed.',
  )
  @ApiOkResponse({ type: TestedCallDto })
  testCall(@Body() { call }: TestCallDto): Promise<TestedCallDto> {
    return this.postbacks.test(call);
  }
}
