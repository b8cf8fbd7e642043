import {
  assignedSchema,
  assignmentSchema,
  conversionImportSchema,
  conversionPreviewSchema,
  conversionReadingSchema,
  conversionUploadSchema,
  MAX_CONVERSION_REPORT_BYTES,
  unmatchedGroupSchema,
} from '@astaguide/contracts/earnings/conversion-import';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { OpenToTokens } from '../../http/route-options';
import { NoContent, Operation } from '../../http/openapi/operation';
import { IdParam } from '../../http/input/id-param';
import { ReadFile, TakesFile, type FormFile } from '../../http/input/uploaded-file';
import { ConversionImportsService } from './conversion-imports.service';
import { UnmatchedService } from './unmatched.service';

class ReadingDto extends createZodDto(conversionReadingSchema) {}
class UploadDto extends createZodDto(conversionUploadSchema) {}
class PreviewDto extends createZodDto(conversionPreviewSchema) {}
class ImportDto extends createZodDto(conversionImportSchema) {}
class UnmatchedGroupDto extends createZodDto(unmatchedGroupSchema) {}
class AssignmentDto extends createZodDto(assignmentSchema) {}
class AssignedDto extends createZodDto(assignedSchema) {}

const upload = { field: 'report', name: 'report', largest: MAX_CONVERSION_REPORT_BYTES };

@ApiTags('earnings')
@Controller('api/earnings')
export class ConversionImportsController {
  constructor(
    private readonly imports: ConversionImportsService,
    private readonly unmatched: UnmatchedService,
  ) {}

  @OpenToTokens('earnings:read')
  @Get('imports')
  @Operation('List imports', 'The imported reports of retailers, newest first.')
  @ApiOkResponse({ type: [ImportDto] })
  listImports(): Promise<ImportDto[]> {
    return this.imports.list();
  }

  @TakesFile(upload)
  @Post('imports')
  @Operation(
    'Upload a report of sales',
    'Takes a CSV, TSV or Excel file or a ZIP archive of these, up to 20 MiB, and suggests how to read it. Nothing is imported yet; the upload is kept for an hour.',
  )
  @ApiCreatedResponse({ type: UploadDto })
  uploadConversionReport(@ReadFile(upload) { name, bytes }: FormFile): Promise<UploadDto> {
    return this.imports.upload(name, bytes);
  }

  @Post('imports/:id/preview')
  @HttpCode(200)
  @Operation('Preview an import', 'What an import would do with these columns. Nothing is stored.')
  @ApiOkResponse({ type: PreviewDto })
  @ApiConflictResponse({ description: 'It was imported already.' })
  previewImport(@Param('id', IdParam) id: number, @Body() body: ReadingDto): Promise<PreviewDto> {
    return this.imports.preview(id, body);
  }

  @Post('imports/:id/confirm')
  @HttpCode(200)
  @Operation(
    'Import a report',
    'Stores the sales of an uploaded report. A sale that is already stored is changed.',
  )
  @ApiOkResponse({ type: ImportDto })
  @ApiConflictResponse({ description: 'It was imported already.' })
  confirmImport(@Param('id', IdParam) id: number, @Body() body: ReadingDto): Promise<ImportDto> {
    return this.imports.confirm(id, body);
  }

  @Delete('imports/:id')
  @NoContent()
  @Operation(
    'Undo an import',
    'Takes the sales of an import back, so that earlier imports of the same sales apply again. An upload that was not imported is deleted.',
  )
  undoImport(@Param('id', IdParam) id: number): Promise<void> {
    return this.imports.undo(id);
  }

  @OpenToTokens('earnings:read')
  @Get('unmatched')
  @Operation(
    'List sales without a product',
    'Grouped by the retailer’s name for the product. Assign each group to a product to count its earnings there.',
  )
  @ApiOkResponse({ type: [UnmatchedGroupDto] })
  listUnmatchedSales(): Promise<UnmatchedGroupDto[]> {
    return this.unmatched.list();
  }

  @Post('unmatched')
  @HttpCode(200)
  @Operation(
    'Assign a product to sales',
    'Assigns a product to a group of sales. Later imports use the same assignment.',
  )
  @ApiOkResponse({ type: AssignedDto })
  @ApiNotFoundResponse({ description: 'The group no longer exists.' })
  assignProduct(@Body() body: AssignmentDto): Promise<AssignedDto> {
    return this.unmatched.assign(body);
  }
}
