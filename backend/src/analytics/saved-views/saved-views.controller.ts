import { savedViewInputSchema, savedViewSchema } from '@astaguide/contracts/analytics/saved-view';
import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { NoContent, Operation } from '../../http/openapi/operation';
import { IdParam } from '../../http/input/id-param';
import { SavedViewsService } from './saved-views.service';

class SavedViewInputDto extends createZodDto(savedViewInputSchema) {}
class SavedViewDto extends createZodDto(savedViewSchema) {}

@ApiTags('analytics')
@Controller('api/analytics/views')
export class SavedViewsController {
  constructor(private readonly views: SavedViewsService) {}

  @Get()
  @Operation('List saved views', 'The named views of the report, by name.')
  @ApiOkResponse({ type: [SavedViewDto] })
  listSavedViews(): Promise<SavedViewDto[]> {
    return this.views.list();
  }

  @Post()
  @Operation(
    'Save a view',
    'Saves the range, comparison and filters of a report under a name that no other view has.',
  )
  @ApiCreatedResponse({ type: SavedViewDto })
  createSavedView(@Body() view: SavedViewInputDto): Promise<SavedViewDto> {
    return this.views.create(view);
  }

  @Put(':id')
  @Operation('Replace a saved view', 'Gives a view another name, or other contents.')
  @ApiOkResponse({ type: SavedViewDto })
  replaceSavedView(@Param('id', IdParam) id: number, @Body() view: SavedViewInputDto): Promise<SavedViewDto> {
    return this.views.replace(id, view);
  }

  @Delete(':id')
  @NoContent()
  @Operation('Delete a saved view', 'Deletes the view alone; the report is not affected.')
  deleteSavedView(@Param('id', IdParam) id: number): Promise<void> {
    return this.views.remove(id);
  }
}
