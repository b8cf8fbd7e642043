import { shortLinkInputSchema, shortLinkSchema } from '@astaguide/contracts/catalog/short-link';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { ShortLinksService } from './short-links.service';

class ShortLinkDto extends createZodDto(shortLinkSchema) {}
class ShortLinkInputDto extends createZodDto(shortLinkInputSchema) {}

@ApiTags('products')
@Controller('api/short-links')
export class ShortLinksController {
  constructor(private readonly links: ShortLinksService) {}

  @Get()
  @ApiOperation({
    operationId: 'listShortLinks',
    summary: 'List the short links',
    description: 'Your own addresses, /l/{slug}, each with where it leads and its clicks; newest first.',
  })
  @ApiOkResponse({ type: [ShortLinkDto] })
  list(): Promise<ShortLinkDto[]> {
    return this.links.list();
  }

  @Post()
  @ApiOperation({
    operationId: 'createShortLink',
    summary: 'Add a short link',
    description: 'Leads to the retailer of a product, or to an address. Its clicks are counted.',
  })
  @ApiCreatedResponse({ type: ShortLinkDto })
  @ApiConflictResponse({ description: 'Another short link already uses this slug.' })
  create(@Body() body: ShortLinkInputDto): Promise<ShortLinkDto> {
    return this.links.create(body);
  }

  @Delete(':slug')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'deleteShortLink',
    summary: 'Delete a short link',
    description: 'Its address then answers 404. Its clicks stay in the reports.',
  })
  @ApiNoContentResponse()
  remove(@Param('slug') slug: string): Promise<void> {
    return this.links.remove(slug);
  }
}
