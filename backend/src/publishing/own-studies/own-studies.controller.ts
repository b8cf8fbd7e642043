import {
  ownStudyInputSchema,
  ownStudySchema,
  studyLookupInputSchema,
  studyLookupSchema,
} from '@astaguide/contracts/catalog/evidence/study';
import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Operation } from '../../http/openapi/operation';
import { Sessionless } from '../../http/route-options';
import { OwnStudiesService } from './own-studies.service';
import { StudyLookupService } from './study-lookup.service';

class OwnStudyInputDto extends createZodDto(ownStudyInputSchema) {}
class OwnStudyDto extends createZodDto(ownStudySchema) {}
class StudyLookupInputDto extends createZodDto(studyLookupInputSchema) {}
class StudyLookupDto extends createZodDto(studyLookupSchema) {}

const notOwn = { description: 'The owner added no study with this key.' };

@ApiTags('evidence')
@Controller('api/evidence')
export class OwnStudiesController {
  constructor(
    private readonly studies: OwnStudiesService,
    private readonly lookups: StudyLookupService,
  ) {}

  @Sessionless()
  @Get('studies')
  @Operation('List added studies', 'The sources that the owner added to those of the site, by key.')
  @ApiOkResponse({ type: [OwnStudyDto] })
  listOwnStudies(): Promise<OwnStudyDto[]> {
    return this.studies.list();
  }

  @Sessionless()
  @Get('studies/:key')
  @Operation('Read an added study', 'A source that the owner added to those of the site.')
  @ApiOkResponse({ type: OwnStudyDto })
  @ApiNotFoundResponse(notOwn)
  getOwnStudy(@Param('key') key: string): Promise<OwnStudyDto> {
    return this.studies.get(key);
  }

  @Post('studies')
  @Operation(
    'Add a study',
    'Adds a source, which texts can cite and which can be marked as retracted. Its key is made of the first author and the year.',
  )
  @ApiCreatedResponse({ type: OwnStudyDto })
  addOwnStudy(@Body() body: OwnStudyInputDto): Promise<OwnStudyDto> {
    return this.studies.create(body);
  }

  @Put('studies/:key')
  @Operation('Change an added study', 'Replaces every field of a source that the owner added. Its key stays.')
  @ApiOkResponse({ type: OwnStudyDto })
  @ApiNotFoundResponse(notOwn)
  changeOwnStudy(@Param('key') key: string, @Body() body: OwnStudyInputDto): Promise<OwnStudyDto> {
    return this.studies.replace(key, body);
  }

  @Post('lookups')
  @HttpCode(200)
  @Operation(
    'Look up a study',
    'Reads the record of a paper at Crossref or PubMed, by its DOI or PubMed id, for a study to be added.',
  )
  @ApiOkResponse({ type: StudyLookupDto })
  lookUpStudy(@Body() { id }: StudyLookupInputDto): Promise<StudyLookupDto> {
    return this.lookups.find(id);
  }
}
