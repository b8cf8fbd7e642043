import {
  workingCopyInputSchema,
  workingCopySchema,
  workingCopyTextSchema,
} from '@astaguide/contracts/publishing/post-versions';
import { Body, Controller, Delete, Get, Param, ParseUUIDPipe, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { inputMoment } from '@astaguide/contracts/lib/calendar-range';
import { NotFoundError } from '../../../http/errors';
import { readField } from '../../../http/input/read-field';
import { NoContent, Operation } from '../../../http/openapi/operation';
import { BodyLimit } from '../../../http/route-options';
import { WorkingCopiesService } from './working-copies.service';

class WorkingCopyDto extends createZodDto(workingCopySchema) {}
class WorkingCopyTextDto extends createZodDto(workingCopyTextSchema) {}
class WorkingCopyInputDto extends createZodDto(workingCopyInputSchema) {}

/** Maximum size of a working copy: 600,000 characters of up to three bytes each. Bytes. */
const COPY_LIMIT = 2 * 1024 * 1024;

const CopyId = new ParseUUIDPipe({
  exceptionFactory: () => new NotFoundError('There is no such working copy.'),
});

/** What is typed in the editor's windows and not saved yet. */
@ApiTags('blog')
@Controller('api/blog/working-copies')
export class WorkingCopiesController {
  constructor(private readonly copies: WorkingCopiesService) {}

  @Get()
  @Operation('List the working copies', 'What is typed in the editor and not saved yet; the latest first.')
  @ApiOkResponse({ type: [WorkingCopyDto] })
  listWorkingCopies(): Promise<WorkingCopyDto[]> {
    return this.copies.list();
  }

  @Get(':id')
  @Operation('Read a working copy', 'A working copy with what was typed.')
  @ApiOkResponse({ type: WorkingCopyTextDto })
  getWorkingCopy(@Param('id', CopyId) id: string): Promise<WorkingCopyTextDto> {
    return this.copies.get(id);
  }

  @BodyLimit(COPY_LIMIT)
  @Put(':id')
  @Operation(
    'Save a working copy',
    'Stores what is typed in one window, which chooses the id. It need not be valid, and nobody else sees it.',
  )
  @ApiOkResponse({ type: WorkingCopyDto })
  saveWorkingCopy(
    @Param('id', CopyId) id: string,
    @Body() body: WorkingCopyInputDto,
  ): Promise<WorkingCopyDto> {
    return this.copies.save(id, body);
  }

  @Delete(':id')
  @NoContent()
  @Operation('Discard a working copy', 'Deletes it; the article it belongs to stays as it is.')
  @ApiQuery({
    name: 'savedAt',
    required: false,
    description:
      'Deletes it only if it was saved at this time, so that a window that goes on typing keeps it.',
  })
  deleteWorkingCopy(@Param('id', CopyId) id: string, @Query('savedAt') savedAt?: unknown): Promise<void> {
    return this.copies.remove(id, readField(inputMoment().optional(), 'savedAt', savedAt));
  }
}
