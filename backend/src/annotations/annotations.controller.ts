import {
  annotationSchema,
  annotationsQuerySchema,
  annotationInputSchema,
} from '@astaguide/contracts/analytics/annotation';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
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
  @ApiOkResponse({ type: [AnnotationDto] })
  list(@Query() query: AnnotationsQueryDto): Promise<AnnotationDto[]> {
    return this.annotations.list(query);
  }

  @Post()
  @ApiCreatedResponse({ type: AnnotationDto })
  add(@Body() note: AnnotationInputDto): Promise<AnnotationDto> {
    return this.annotations.addNote(note);
  }

  @Put(':id')
  @ApiOkResponse({ type: AnnotationDto })
  change(@Param('id', IdParam) id: number, @Body() note: AnnotationInputDto): Promise<AnnotationDto> {
    return this.annotations.changeNote(id, note);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  remove(@Param('id', IdParam) id: number): Promise<void> {
    return this.annotations.remove(id);
  }
}
