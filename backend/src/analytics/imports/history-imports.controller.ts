import { historyImportSchema, MAX_HISTORY_BYTES } from '@astaguide/contracts/analytics/history-import';
import { maintenanceRunSchema } from '@astaguide/contracts/maintenance/maintenance-run';
import { Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { IdParam } from '../../http/input/id-param';
import { ReadFile, TakesFile, type FormFile } from '../../http/input/uploaded-file';
import { Accepted, NoContent, Operation } from '../../http/openapi/operation';
import { HistoryImportsService } from './history-imports.service';

class HistoryImportDto extends createZodDto(historyImportSchema) {}
class MaintenanceRunDto extends createZodDto(maintenanceRunSchema) {}

const upload = { field: 'file', name: 'file', largest: MAX_HISTORY_BYTES };

@ApiTags('analytics')
@Controller('api/analytics/imports')
export class HistoryImportsController {
  constructor(private readonly imports: HistoryImportsService) {}

  @Get()
  @Operation('List imported history', 'The imports of exports of other analytics tools, newest first.')
  @ApiOkResponse({ type: [HistoryImportDto] })
  listHistoryImports(): Promise<HistoryImportDto[]> {
    return this.imports.list();
  }

  @TakesFile(upload)
  @Post()
  @Operation(
    'Upload an export of another analytics tool',
    'Takes an export of Plausible, Umami or Google Analytics 4, a CSV file or a ZIP archive, up to 50 MiB, and answers what it has. Nothing counts yet; the upload is kept for an hour.',
  )
  @ApiCreatedResponse({ type: HistoryImportDto })
  uploadHistory(@ReadFile(upload) { name, bytes }: FormFile): Promise<HistoryImportDto> {
    return this.imports.upload(name, bytes);
  }

  @Post(':id/confirm')
  @Accepted(MaintenanceRunDto)
  @Operation(
    'Import history',
    'Starts a run that stores the days of an upload. Days with events of the site’s own, and days of another import, count as they are.',
  )
  @ApiConflictResponse({ description: 'It was confirmed already.' })
  confirmHistoryImport(@Param('id', IdParam) id: number): Promise<MaintenanceRunDto> {
    return this.imports.confirm(id);
  }

  @Delete(':id')
  @NoContent()
  @Operation('Remove imported history', 'Takes an import with all its days out of the reports.')
  removeHistoryImport(@Param('id', IdParam) id: number): Promise<void> {
    return this.imports.remove(id);
  }
}
