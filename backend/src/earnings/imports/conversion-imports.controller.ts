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
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { IdParam } from '../../http/input/id-param';
import { TakesForms } from '../../http/route-options';
import { formOfFile, readUploadedFile } from '../../http/input/uploaded-file';
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

  @Get('imports')
  @ApiOkResponse({ type: [ImportDto] })
  list(): Promise<ImportDto[]> {
    return this.imports.list();
  }

  @TakesForms()
  @Post('imports')
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: formOfFile(upload.field) })
  @ApiCreatedResponse({ type: UploadDto })
  async upload(@Req() request: FastifyRequest): Promise<UploadDto> {
    const { name, bytes } = await readUploadedFile(request, upload);
    return this.imports.upload(name, bytes);
  }

  @Post('imports/:id/preview')
  @HttpCode(200)
  @ApiOkResponse({ type: PreviewDto })
  preview(@Param('id', IdParam) id: number, @Body() body: ReadingDto): Promise<PreviewDto> {
    return this.imports.preview(id, body);
  }

  @Post('imports/:id/confirm')
  @HttpCode(200)
  @ApiOkResponse({ type: ImportDto })
  confirm(@Param('id', IdParam) id: number, @Body() body: ReadingDto): Promise<ImportDto> {
    return this.imports.confirm(id, body);
  }

  @Delete('imports/:id')
  @HttpCode(204)
  @ApiNoContentResponse()
  undo(@Param('id', IdParam) id: number): Promise<void> {
    return this.imports.undo(id);
  }

  @Get('unmatched')
  @ApiOkResponse({ type: [UnmatchedGroupDto] })
  listUnmatched(): Promise<UnmatchedGroupDto[]> {
    return this.unmatched.list();
  }

  @Post('unmatched')
  @HttpCode(200)
  @ApiOkResponse({ type: AssignedDto })
  assign(@Body() body: AssignmentDto): Promise<AssignedDto> {
    return this.unmatched.assign(body);
  }
}
