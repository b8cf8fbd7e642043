import {
  importedShortLinksSchema,
  MAX_SHORT_LINKS_FILE_BYTES,
  shortLinkChangeSchema,
  shortLinkInputSchema,
  shortLinkSchema,
} from '@astaguide/contracts/catalog/short-link';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiConflictResponse, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { CsvAnswer, type CsvFile } from '../../analytics/csv-file';
import { NoContent, Operation } from '../../http/openapi/operation';
import { ReadFile, TakesFile, type FormFile } from '../../http/input/uploaded-file';
import { SHORT_LINKS_FIELD } from './short-links-csv';
import { ShortLinksService } from './short-links.service';

class ShortLinkDto extends createZodDto(shortLinkSchema) {}
class ShortLinkInputDto extends createZodDto(shortLinkInputSchema) {}
class ShortLinkChangeDto extends createZodDto(shortLinkChangeSchema) {}
class ImportedShortLinksDto extends createZodDto(importedShortLinksSchema) {}

const linksFile = {
  field: SHORT_LINKS_FIELD,
  name: 'file of short links',
  largest: MAX_SHORT_LINKS_FILE_BYTES,
};

@ApiTags('products')
@Controller('api')
export class ShortLinksController {
  constructor(private readonly links: ShortLinksService) {}

  @Get('short-links')
  @Operation(
    'List the short links',
    'Your own addresses, /l/{slug}, each with where it leads and its clicks; newest first.',
  )
  @ApiOkResponse({ type: [ShortLinkDto] })
  listShortLinks(): Promise<ShortLinkDto[]> {
    return this.links.list();
  }

  @Post('short-links')
  @Operation(
    'Add a short link',
    'Leads to the retailer of a product, or to an address; `{clickId}` in it is replaced by the click’s id. Its clicks are counted. After the day `endsOn` it leads to `nextUrl`, or answers 410.',
  )
  @ApiCreatedResponse({ type: ShortLinkDto })
  @ApiConflictResponse({ description: 'Another short link already uses this slug.' })
  createShortLink(@Body() body: ShortLinkInputDto): Promise<ShortLinkDto> {
    return this.links.create(body);
  }

  @Get('short-links.csv')
  @Operation('Export the short links', 'The short links as a CSV file, which can be imported again.')
  @CsvAnswer(
    'slug,product,url,endsOn,nextUrl,passesQuery,clicks,createdAt',
    'summer,,https://video.example/summer,2026-08-31,,no,12,2026-06-01T08:00:00.000Z',
  )
  exportShortLinks(): Promise<CsvFile> {
    return this.links.exportCsv();
  }

  @TakesFile(linksFile)
  @Post('short-links.csv')
  @HttpCode(200)
  @Operation(
    'Import short links',
    'Takes a CSV file of up to 2 MiB with the columns `slug`, `product` (its slug) or `url`, and if wanted `endsOn`, `nextUrl` and `passesQuery`. Adds short links, and changes those with the same slug. If a line is bad, nothing is imported.',
  )
  @ApiOkResponse({ type: ImportedShortLinksDto })
  importShortLinks(@ReadFile(linksFile) { bytes }: FormFile): Promise<ImportedShortLinksDto> {
    return this.links.importFile(bytes);
  }

  @Put('short-links/:slug')
  @Operation('Edit a short link', 'Replaces where it leads. Its address and its clicks stay.')
  @ApiOkResponse({ type: ShortLinkDto })
  changeShortLink(@Param('slug') slug: string, @Body() body: ShortLinkChangeDto): Promise<ShortLinkDto> {
    return this.links.change(slug, body);
  }

  @Delete('short-links/:slug')
  @NoContent()
  @Operation('Delete a short link', 'Its address then answers 404. Its clicks stay in the reports.')
  deleteShortLink(@Param('slug') slug: string): Promise<void> {
    return this.links.remove(slug);
  }
}
