import {
  addressMissSchema,
  redirectImportSchema,
  redirectInputSchema,
  redirectSchema,
} from '@astaguide/contracts/publishing/redirect';
import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { CsvAnswer, type CsvFile } from '../../analytics/csv-file';
import { IdParam } from '../../http/input/id-param';
import { ReadFile, TakesFile, type FormFile } from '../../http/input/uploaded-file';
import { NoContent, Operation } from '../../http/openapi/operation';
import { RedirectsService } from './redirects.service';

class RedirectDto extends createZodDto(redirectSchema) {}
class RedirectInputDto extends createZodDto(redirectInputSchema) {}
class RedirectImportDto extends createZodDto(redirectImportSchema) {}
class AddressMissDto extends createZodDto(addressMissSchema) {}

const redirectsFile = { field: 'file', name: 'file', largest: 2 * 1024 * 1024 };

/** Redirects of pages that moved, and addresses that answer 404. */
@ApiTags('blog')
@Controller('api')
export class RedirectsController {
  constructor(private readonly redirects: RedirectsService) {}

  @Get('redirects')
  @Operation('List the redirects', 'Old addresses of this site that answer 301, each with where it leads.')
  @ApiOkResponse({ type: [RedirectDto] })
  listRedirects(): Promise<RedirectDto[]> {
    return this.redirects.list();
  }

  @Get('redirects.csv')
  @Operation('Export the redirects', 'All redirects as a table, which can be imported again.')
  @CsvAnswer('from,to', '/2024/05/old-post,/blog/new-post')
  exportRedirects(): Promise<CsvFile> {
    return this.redirects.exportFile();
  }

  @Get('redirects/misses')
  @Operation(
    'List the missing addresses',
    'Addresses that were requested in the last 90 days, answered 404 and have no redirect; the most frequent first.',
  )
  @ApiOkResponse({ type: [AddressMissDto] })
  listMisses(): Promise<AddressMissDto[]> {
    return this.redirects.listMisses();
  }

  @Post('redirects')
  @Operation(
    'Add a redirect',
    'The old address answers 301; the site has no page there. Of a whole address only the path counts.',
  )
  @ApiCreatedResponse({ type: RedirectDto })
  @ApiConflictResponse({ description: 'The old address has a redirect already.' })
  createRedirect(@Body() body: RedirectInputDto): Promise<RedirectDto> {
    return this.redirects.create(body);
  }

  @Post('redirects/imports')
  @TakesFile(redirectsFile)
  @Operation(
    'Import redirects',
    'A CSV file whose first two columns are the old and the new address. Existing redirects are changed; invalid lines are left out and listed.',
  )
  @ApiCreatedResponse({ type: RedirectImportDto })
  importRedirects(@ReadFile(redirectsFile) { bytes }: FormFile): Promise<RedirectImportDto> {
    return this.redirects.importFile(bytes);
  }

  @Delete('redirects/:id')
  @NoContent()
  @Operation('Delete a redirect', 'Its address then answers 404.')
  deleteRedirect(@Param('id', IdParam) id: number): Promise<void> {
    return this.redirects.remove(id);
  }
}
