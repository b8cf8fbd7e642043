import {
  checkedLinkSchema,
  linkChecksQueuedSchema,
  linkSwitchSchema,
} from '@astaguide/contracts/operations/link-check';
import { Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { LinksService } from './links.service';

class CheckedLinkDto extends createZodDto(checkedLinkSchema) {}
class LinkSwitchDto extends createZodDto(linkSwitchSchema) {}
class LinkChecksQueuedDto extends createZodDto(linkChecksQueuedSchema) {}

@ApiTags('operations')
@Controller('api/operations/links')
export class LinksController {
  constructor(private readonly links: LinksService) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({
    operationId: 'listAffiliateLinks',
    summary: 'Read the state of the affiliate links',
    description: 'Each link once, with its products and its last check. Broken links come first.',
  })
  @ApiOkResponse({ type: [CheckedLinkDto] })
  list(): Promise<CheckedLinkDto[]> {
    return this.links.list();
  }

  @Get('switches')
  @Header('cache-control', 'no-store')
  @ApiOperation({
    operationId: 'listLinkSwitches',
    summary: 'Read when other links took over',
    description:
      'When a link of a product broke and visitors began to get another one, and when it worked again. The newest 50.',
  })
  @ApiOkResponse({ type: [LinkSwitchDto] })
  listSwitches(): Promise<LinkSwitchDto[]> {
    return this.links.listSwitches();
  }

  @Post('check')
  @HttpCode(202)
  @ApiOperation({
    operationId: 'checkAffiliateLinks',
    summary: 'Check all affiliate links now',
    description: 'Puts a check of each link on its queue; the answer says how many.',
  })
  @ApiAcceptedResponse({ type: LinkChecksQueuedDto })
  check(): Promise<LinkChecksQueuedDto> {
    return this.links.checkAll();
  }
}
