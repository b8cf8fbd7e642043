import {
  newShareLinkSchema,
  shareLinkInputSchema,
  shareLinkSchema,
} from '@astaguide/contracts/share-links/share-link';
import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { NoContent, Operation } from '../http/openapi/operation';
import { IdParam } from '../http/input/id-param';
import { ShareLinksService } from './share-links.service';

class ShareLinkInputDto extends createZodDto(shareLinkInputSchema) {}
class ShareLinkDto extends createZodDto(shareLinkSchema) {}
class NewShareLinkDto extends createZodDto(newShareLinkSchema) {}

@ApiTags('analytics')
@Controller('api/share-links')
export class ShareLinksController {
  constructor(private readonly links: ShareLinksService) {}

  @Get()
  @Operation('List share links', 'The links to shared reports, newest first. Their addresses are not stored.')
  @ApiOkResponse({ type: [ShareLinkDto] })
  listShareLinks(): Promise<ShareLinkDto[]> {
    return this.links.list();
  }

  @Post()
  @Operation(
    'Create a share link',
    'Makes a link with which anybody can read one report. The response is the only one that contains its address.',
  )
  @ApiCreatedResponse({ type: NewShareLinkDto })
  @ApiConflictResponse({ description: 'The owner already has the maximum number of links.' })
  createShareLink(@Body() body: ShareLinkInputDto): Promise<NewShareLinkDto> {
    return this.links.create(body);
  }

  @Delete(':id')
  @NoContent()
  @Operation('Revoke a share link', 'The link shows nothing from now on.')
  revokeShareLink(@Param('id', IdParam) id: number): Promise<void> {
    return this.links.revoke(id);
  }
}
