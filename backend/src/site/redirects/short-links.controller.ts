import { shortLinkInputSchema, shortLinkSchema } from '@astaguide/contracts/catalog/short-link';
import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { NoContent, Operation } from '../../http/openapi/operation';
import { ShortLinksService } from './short-links.service';

class ShortLinkDto extends createZodDto(shortLinkSchema) {}
class ShortLinkInputDto extends createZodDto(shortLinkInputSchema) {}

@ApiTags('products')
@Controller('api/short-links')
export class ShortLinksController {
  constructor(private readonly links: ShortLinksService) {}

  @Get()
  @Operation(
    'List the short links',
    'Your own addresses, /l/{slug}, each with where it leads and its clicks; newest first.',
  )
  @ApiOkResponse({ type: [ShortLinkDto] })
  listShortLinks(): Promise<ShortLinkDto[]> {
    return this.links.list();
  }

  @Post()
  @Operation(
    'Add a short link',
    'Leads to the retailer of a product, or to an address. Its clicks are counted.',
  )
  @ApiCreatedResponse({ type: ShortLinkDto })
  @ApiConflictResponse({ description: 'Another short link already uses this slug.' })
  createShortLink(@Body() body: ShortLinkInputDto): Promise<ShortLinkDto> {
    return this.links.create(body);
  }

  @Delete(':slug')
  @NoContent()
  @Operation('Delete a short link', 'Its address then answers 404. Its clicks stay in the reports.')
  deleteShortLink(@Param('slug') slug: string): Promise<void> {
    return this.links.remove(slug);
  }
}
