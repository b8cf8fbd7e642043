import {
  checkedLinkSchema,
  linkChecksQueuedSchema,
  linkSwitchSchema,
} from '@astaguide/contracts/publishing/link-check';
import { Controller, Get, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Accepted, Operation } from '../../http/openapi/operation';
import { LinksService } from './links.service';

class CheckedLinkDto extends createZodDto(checkedLinkSchema) {}
class LinkSwitchDto extends createZodDto(linkSwitchSchema) {}
class LinkChecksQueuedDto extends createZodDto(linkChecksQueuedSchema) {}

@ApiTags('operations')
@Controller('api/operations/links')
export class LinksController {
  constructor(private readonly links: LinksService) {}

  @Get()
  @Operation(
    'Read the state of the links',
    'Each link of products, short links and published texts once, with where it is and its last check. Broken links come first.',
  )
  @ApiOkResponse({ type: [CheckedLinkDto] })
  listAffiliateLinks(): Promise<CheckedLinkDto[]> {
    return this.links.list();
  }

  @Get('switches')
  @Operation(
    'Read when other links took over',
    'When a link of a product broke and visitors began to get another one, and when it worked again. The newest 50.',
  )
  @ApiOkResponse({ type: [LinkSwitchDto] })
  listLinkSwitches(): Promise<LinkSwitchDto[]> {
    return this.links.listSwitches();
  }

  @Post('check')
  @Accepted(LinkChecksQueuedDto)
  @Operation('Check all links now', 'Puts a check of each link on its queue; the answer says how many.')
  checkAffiliateLinks(): Promise<LinkChecksQueuedDto> {
    return this.links.checkAll();
  }
}
