import { checkedLinkSchema, linkChecksQueuedSchema } from '@astaguide/contracts/operations/link-check';
import { Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { LinksService } from './links.service';

class CheckedLinkDto extends createZodDto(checkedLinkSchema) {}
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
