import {
  annotationSchema,
  annotationsQuerySchema,
  annotationInputSchema,
} from '@astaguide/contracts/analytics/annotation';
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { NoContent, Operation } from '../../http/openapi/operation';
import { IdParam } from '../../http/input/id-param';
import { AnnotationsService } from './annotations.service';

class AnnotationsQueryDto extends createZodDto(annotationsQuerySchema) {}
class AnnotationDto extends createZodDto(annotationSchema) {}
class AnnotationInputDto extends createZodDto(annotationInputSchema) {}

@ApiTags('analytics')
@Controller('api/analytics/annotations')
export class AnnotationsController {
  constructor(private readonly annotations: AnnotationsService) {}

  @Get()
  @Operation(
    'List annotations',
    'What changed on the site between two days, with the owner’s notes, oldest first.',
  )
  @ApiOkResponse({ type: [AnnotationDto] })
  listAnnotations(@Query() query: AnnotationsQueryDto): Promise<AnnotationDto[]> {
    return this.annotations.list(query);
  }

  @Post()
  @Operation('Add a note', 'Marks a moment in the charts with a text.')
  @ApiCreatedResponse({ type: AnnotationDto })
  addNote(@Body() note: AnnotationInputDto): Promise<AnnotationDto> {
    return this.annotations.addNote(note);
  }

  @Put(':id')
  @Operation(
    'Change a note',
    'Replaces the moment and the text of a note. Annotations that the site made itself cannot be changed.',
  )
  @ApiOkResponse({ type: AnnotationDto })
  changeNote(@Param('id', IdParam) id: number, @Body() note: AnnotationInputDto): Promise<AnnotationDto> {
    return this.annotations.changeNote(id, note);
  }

  @Delete(':id')
  @NoContent()
  @Operation('Delete an annotation', 'Deletes a note, or the mark of a change that the site made itself.')
  deleteAnnotation(@Param('id', IdParam) id: number): Promise<void> {
    return this.annotations.remove(id);
  }
}
