import { maintenanceRunSchema } from '@astaguide/contracts/maintenance/maintenance-run';
import { MAX_POST_EXPORT_BYTES, postImportSchema } from '@astaguide/contracts/publishing/post-import';
import { Controller, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Accepted, Operation } from '../../http/openapi/operation';
import { IdParam } from '../../http/input/id-param';
import { ReadFile, TakesFile, type FormFile } from '../../http/input/uploaded-file';
import { PostImportsService } from './post-imports.service';

class PostImportDto extends createZodDto(postImportSchema) {}
class MaintenanceRunDto extends createZodDto(maintenanceRunSchema) {}

const upload = { field: 'file', name: 'file', largest: MAX_POST_EXPORT_BYTES };

/** Moving in. */
@ApiTags('blog')
@Controller('api/blog/imports')
export class PostImportsController {
  constructor(private readonly imports: PostImportsService) {}

  @TakesFile(upload)
  @Post()
  @Operation(
    'Upload an export of posts',
    'Takes an export of WordPress (WXR) or Ghost (JSON), or a ZIP archive of Markdown files with their pictures, up to 50 MiB. The answer says what importing it will do; nothing is imported yet, and the upload is kept for a day.',
  )
  @ApiCreatedResponse({ type: PostImportDto })
  uploadPosts(@ReadFile(upload) { name, bytes }: FormFile): Promise<PostImportDto> {
    return this.imports.upload(name, bytes);
  }

  @Post(':id/confirm')
  @Accepted(MaintenanceRunDto)
  @ApiQuery({
    name: 'site',
    required: false,
    description:
      'The address of the old site, if the export does not say it: pictures are fetched from there.',
  })
  @Operation(
    'Import posts',
    'Starts a run that imports the posts of an upload with their pictures, and redirects their old addresses. Posts that are here already are not imported again.',
  )
  confirmPostImport(
    @Param('id', IdParam) id: number,
    @Query('site') site?: string,
  ): Promise<MaintenanceRunDto> {
    return this.imports.confirm(id, site);
  }
}
