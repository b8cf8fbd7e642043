import {
  newShareLinkSchema,
  shareLinkInputSchema,
  shareLinkSchema,
} from '@astaguide/contracts/report/share-link';
import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
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
  @ApiOperation({
    operationId: 'listShareLinks',
    summary: 'List share links',
    description: 'The links to shared reports, newest first. Their addresses are not stored.',
  })
  @ApiOkResponse({ type: [ShareLinkDto] })
  list(): Promise<ShareLinkDto[]> {
    return this.links.list();
  }

  @Post()
  @Header('cache-control', 'no-store')
  @ApiOperation({
    operationId: 'createShareLink',
    summary: 'Create a share link',
    description:
      'Makes a link with which anybody can read one report. The response is the only one that contains its address.',
  })
  @ApiCreatedResponse({ type: NewShareLinkDto })
  @ApiConflictResponse({ description: 'The owner already has the maximum number of links.' })
  create(@Body() body: ShareLinkInputDto): Promise<NewShareLinkDto> {
    return this.links.create(body);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'revokeShareLink',
    summary: 'Revoke a share link',
    description: 'The link shows nothing from now on.',
  })
  @ApiNoContentResponse()
  revoke(@Param('id', IdParam) id: number): Promise<void> {
    return this.links.revoke(id);
  }
}
