import { savedViewInputSchema, savedViewSchema } from '@astaguide/contracts/report/saved-view';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { IdParam } from '../http/input/id-param';
import { SavedViewsService } from './saved-views.service';

class SavedViewInputDto extends createZodDto(savedViewInputSchema) {}
class SavedViewDto extends createZodDto(savedViewSchema) {}

@ApiTags('analytics')
@Controller('api/analytics/views')
export class SavedViewsController {
  constructor(private readonly views: SavedViewsService) {}

  @Get()
  @ApiOperation({
    operationId: 'listSavedViews',
    summary: 'List saved views',
    description: 'The named views of the report, by name.',
  })
  @ApiOkResponse({ type: [SavedViewDto] })
  list(): Promise<SavedViewDto[]> {
    return this.views.list();
  }

  @Post()
  @ApiOperation({
    operationId: 'createSavedView',
    summary: 'Save a view',
    description: 'Saves the range, comparison and filters of a report under a name that no other view has.',
  })
  @ApiCreatedResponse({ type: SavedViewDto })
  create(@Body() view: SavedViewInputDto): Promise<SavedViewDto> {
    return this.views.create(view);
  }

  @Put(':id')
  @ApiOperation({
    operationId: 'replaceSavedView',
    summary: 'Replace a saved view',
    description: 'Gives a view another name, or other contents.',
  })
  @ApiOkResponse({ type: SavedViewDto })
  replace(@Param('id', IdParam) id: number, @Body() view: SavedViewInputDto): Promise<SavedViewDto> {
    return this.views.replace(id, view);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'deleteSavedView',
    summary: 'Delete a saved view',
    description: 'Deletes the view alone; the report is not affected.',
  })
  @ApiNoContentResponse()
  remove(@Param('id', IdParam) id: number): Promise<void> {
    return this.views.remove(id);
  }
}
