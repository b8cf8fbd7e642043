import {
  newShareLinkSchema,
  shareLinkInputSchema,
  shareLinkSchema,
} from '@astaguide/contracts/report/share-link';
import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
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
  @ApiOkResponse({ type: [ShareLinkDto] })
  list(): Promise<ShareLinkDto[]> {
    return this.links.list();
  }

  @Post()
  @Header('cache-control', 'no-store')
  @ApiCreatedResponse({ type: NewShareLinkDto })
  create(@Body() body: ShareLinkInputDto): Promise<NewShareLinkDto> {
    return this.links.create(body);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  revoke(@Param('id', IdParam) id: number): Promise<void> {
    return this.links.revoke(id);
  }
}
