import {
  annotationSchema,
  annotationsQuerySchema,
  annotationInputSchema,
} from '@astaguide/contracts/analytics/annotation';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { IdParam } from '../http/input/id-param';
import { AnnotationsService } from './annotations.service';

class AnnotationsQueryDto extends createZodDto(annotationsQuerySchema) {}
class AnnotationDto extends createZodDto(annotationSchema) {}
class AnnotationInputDto extends createZodDto(annotationInputSchema) {}

@ApiTags('analytics')
@Controller('api/analytics/annotations')
export class AnnotationsController {
  constructor(private readonly annotations: AnnotationsService) {}

  @Get()
  @ApiOperation({
    operationId: 'listAnnotations',
    summary: 'List annotations',
    description: 'What changed on the site between two days, with the owner’s notes, oldest first.',
  })
  @ApiOkResponse({ type: [AnnotationDto] })
  list(@Query() query: AnnotationsQueryDto): Promise<AnnotationDto[]> {
    return this.annotations.list(query);
  }

  @Post()
  @ApiOperation({
    operationId: 'addNote',
    summary: 'Add a note',
    description: 'Marks a moment in the charts with a text.',
  })
  @ApiCreatedResponse({ type: AnnotationDto })
  add(@Body() note: AnnotationInputDto): Promise<AnnotationDto> {
    return this.annotations.addNote(note);
  }

  @Put(':id')
  @ApiOperation({
    operationId: 'changeNote',
    summary: 'Change a note',
    description:
      'Replaces the moment and the text of a note. Annotations that the site made itself cannot be changed.',
  })
  @ApiOkResponse({ type: AnnotationDto })
  change(@Param('id', IdParam) id: number, @Body() note: AnnotationInputDto): Promise<AnnotationDto> {
    return this.annotations.changeNote(id, note);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'deleteAnnotation',
    summary: 'Delete an annotation',
    description: 'Deletes a note, or the mark of a change that the site made itself.',
  })
  @ApiNoContentResponse()
  remove(@Param('id', IdParam) id: number): Promise<void> {
    return this.annotations.remove(id);
  }
}
