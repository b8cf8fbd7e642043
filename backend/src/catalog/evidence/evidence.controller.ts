import { evidenceGradeSchema } from '@astaguide/contracts/catalog/evidence/evidence-grade';
import {
  studyChangeInputSchema,
  studyChangeSchema,
  studyCheckInputSchema,
  studyCheckSchema,
} from '@astaguide/contracts/catalog/evidence/study-change';
import {
  checkedUsesSchema,
  studyPlaceSchema,
  studyUsesSchema,
} from '@astaguide/contracts/catalog/evidence/study-uses';
import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiConflictResponse, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { NoContent, Operation } from '../../http/openapi/operation';
import { Sessionless } from '../../http/route-options';
import { StudyChangesService } from './study-changes.service';

class StudyUsesDto extends createZodDto(studyUsesSchema) {}
class StudyPlaceDto extends createZodDto(studyPlaceSchema) {}
class CheckedUsesDto extends createZodDto(checkedUsesSchema) {}
class EvidenceGradeDto extends createZodDto(evidenceGradeSchema) {}
class StudyChangeDto extends createZodDto(studyChangeSchema) {}
class StudyChangeInputDto extends createZodDto(studyChangeInputSchema) {}
class StudyCheckDto extends createZodDto(studyCheckSchema) {}
class StudyCheckInputDto extends createZodDto(studyCheckInputSchema) {}

const noStudy = { description: 'There is no study with this key.' };

@ApiTags('evidence')
@Controller('api/evidence')
export class EvidenceController {
  constructor(private readonly studies: StudyChangesService) {}

  @Get('uses')
  @Operation(
    'List where studies are cited',
    'Every cited study with the pages, answers, articles and products that cite it. Those that were retracted or corrected, or have an expression of concern, come first.',
  )
  @ApiOkResponse({ type: [StudyUsesDto] })
  listStudyUses(): Promise<StudyUsesDto[]> {
    return this.studies.listUses();
  }

  @Sessionless()
  @Get('studies/:key/places')
  @Operation('List where a study is cited', 'The public pages, answers, articles and reviews that cite it.')
  @ApiOkResponse({ type: [StudyPlaceDto] })
  @ApiNotFoundResponse(noStudy)
  listStudyPlaces(@Param('key') key: string): Promise<StudyPlaceDto[]> {
    return this.studies.listPlaces(key);
  }

  @Delete('studies/:key')
  @NoContent()
  @Operation('Delete an added study', 'Deletes a source that the owner added and that no text cites.')
  @ApiNotFoundResponse({ description: 'The owner added no study with this key.' })
  @ApiConflictResponse({ description: 'Texts still cite it.' })
  deleteOwnStudy(@Param('key') key: string): Promise<void> {
    return this.studies.removeOwn(key);
  }

  @Put('studies/:key/checked-uses')
  @NoContent()
  @Operation(
    'Set the checked uses of a changed study',
    'Replaces the list of places that were checked since the study changed.',
  )
  @ApiNotFoundResponse({ description: 'The study has no change.' })
  setCheckedUses(@Param('key') key: string, @Body() { ids }: CheckedUsesDto): Promise<void> {
    return this.studies.putCheckedUses(key, ids);
  }

  @Sessionless()
  @Get('changes')
  @Operation(
    'List changes of studies',
    'The cited studies that were retracted or corrected, or have an expression of concern, latest first.',
  )
  @ApiOkResponse({ type: [StudyChangeDto] })
  listStudyChanges(): Promise<StudyChangeDto[]> {
    return this.studies.listChanges();
  }

  @Sessionless()
  @Get('grades')
  @Operation(
    'List grades of the evidence',
    'How sure the cited trials on each use make us, by the rule on the page of the studies. Retracted trials do not count.',
  )
  @ApiOkResponse({ type: [EvidenceGradeDto] })
  listEvidenceGrades(): Promise<EvidenceGradeDto[]> {
    return this.studies.listGrades();
  }

  @Sessionless()
  @Get('checks')
  @Operation(
    'List checks of study records',
    'The days on which the owner compared records of studies with their sources.',
  )
  @ApiOkResponse({ type: [StudyCheckDto] })
  listStudyChecks(): Promise<StudyCheckDto[]> {
    return this.studies.listChecks();
  }

  @Put('studies/:key/change')
  @Operation(
    'Record the change of a study',
    'Records that a study was retracted or corrected, or has an expression of concern; replaces what was recorded before. Every page that cites it shows this at once, and each of its uses is unchecked.',
  )
  @ApiOkResponse({ type: StudyChangeDto })
  @ApiNotFoundResponse(noStudy)
  setStudyChange(@Param('key') key: string, @Body() body: StudyChangeInputDto): Promise<StudyChangeDto> {
    return this.studies.putChange(key, body);
  }

  @Delete('studies/:key/change')
  @NoContent()
  @Operation(
    'Remove the change of a study',
    'Removes the mark from all pages. A study without a change stays as it is.',
  )
  @ApiNotFoundResponse(noStudy)
  deleteStudyChange(@Param('key') key: string): Promise<void> {
    return this.studies.removeChange(key);
  }

  @Put('studies/:key/check')
  @Operation(
    'Record the check of a study’s record',
    'Records the day on which somebody compared the record with its source.',
  )
  @ApiOkResponse({ type: StudyCheckDto })
  @ApiNotFoundResponse(noStudy)
  setStudyCheck(
    @Param('key') key: string,
    @Body() { checkedOn }: StudyCheckInputDto,
  ): Promise<StudyCheckDto> {
    return this.studies.putCheck(key, checkedOn);
  }

  @Delete('studies/:key/check')
  @NoContent()
  @Operation(
    'Remove the check of a study’s record',
    'The record then has the day on which it was written into the site, or none.',
  )
  @ApiNotFoundResponse(noStudy)
  deleteStudyCheck(@Param('key') key: string): Promise<void> {
    return this.studies.removeCheck(key);
  }
}
