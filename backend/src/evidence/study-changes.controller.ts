import { evidenceGradeSchema } from '@astaguide/contracts/site/evidence-grade';
import {
  studyChangeInputSchema,
  studyChangeSchema,
  studyCheckInputSchema,
  studyCheckSchema,
} from '@astaguide/contracts/site/study-change';
import { Body, Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import {
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Sessionless } from '../http/route-options';
import { StudyChangesService } from './study-changes.service';

class EvidenceGradeDto extends createZodDto(evidenceGradeSchema) {}
class StudyChangeDto extends createZodDto(studyChangeSchema) {}
class StudyChangeInputDto extends createZodDto(studyChangeInputSchema) {}
class StudyCheckDto extends createZodDto(studyCheckSchema) {}
class StudyCheckInputDto extends createZodDto(studyCheckInputSchema) {}

const noStudy = { description: 'There is no study with this key.' };

@ApiTags('evidence')
@Controller('api/evidence')
export class StudyChangesController {
  constructor(private readonly changes: StudyChangesService) {}

  @Sessionless()
  @Get('changes')
  @ApiOperation({
    operationId: 'listStudyChanges',
    summary: 'List changes of studies',
    description:
      'The cited studies that were retracted or corrected, or have an expression of concern, latest first.',
  })
  @ApiOkResponse({ type: [StudyChangeDto] })
  listChanges(): Promise<StudyChangeDto[]> {
    return this.changes.listChanges();
  }

  @Sessionless()
  @Get('grades')
  @ApiOperation({
    operationId: 'listEvidenceGrades',
    summary: 'List grades of the evidence',
    description:
      'How sure the cited trials on each use make us, by the rule on the page of the studies. Retracted trials do not count.',
  })
  @ApiOkResponse({ type: [EvidenceGradeDto] })
  listGrades(): Promise<EvidenceGradeDto[]> {
    return this.changes.listGrades();
  }

  @Sessionless()
  @Get('checks')
  @ApiOperation({
    operationId: 'listStudyChecks',
    summary: 'List checks of study records',
    description: 'The days on which the owner compared records of studies with their sources.',
  })
  @ApiOkResponse({ type: [StudyCheckDto] })
  listChecks(): Promise<StudyCheckDto[]> {
    return this.changes.listChecks();
  }

  @Put('studies/:key/change')
  @ApiOperation({
    operationId: 'setStudyChange',
    summary: 'Record the change of a study',
    description:
      'Records that a study was retracted or corrected, or has an expression of concern; replaces what was recorded before. Every page that cites it shows this at once, and each of its uses is unchecked.',
  })
  @ApiOkResponse({ type: StudyChangeDto })
  @ApiNotFoundResponse(noStudy)
  putChange(@Param('key') key: string, @Body() body: StudyChangeInputDto): Promise<StudyChangeDto> {
    return this.changes.putChange(key, body);
  }

  @Delete('studies/:key/change')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'deleteStudyChange',
    summary: 'Remove the change of a study',
    description: 'Removes the mark from all pages. A study without a change stays as it is.',
  })
  @ApiNoContentResponse()
  @ApiNotFoundResponse(noStudy)
  removeChange(@Param('key') key: string): Promise<void> {
    return this.changes.removeChange(key);
  }

  @Put('studies/:key/check')
  @ApiOperation({
    operationId: 'setStudyCheck',
    summary: 'Record the check of a study’s record',
    description: 'Records the day on which somebody compared the record with its source.',
  })
  @ApiOkResponse({ type: StudyCheckDto })
  @ApiNotFoundResponse(noStudy)
  putCheck(@Param('key') key: string, @Body() { checkedOn }: StudyCheckInputDto): Promise<StudyCheckDto> {
    return this.changes.putCheck(key, checkedOn);
  }

  @Delete('studies/:key/check')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'deleteStudyCheck',
    summary: 'Remove the check of a study’s record',
    description: 'The record then has the day on which it was written into the site, or none.',
  })
  @ApiNoContentResponse()
  @ApiNotFoundResponse(noStudy)
  removeCheck(@Param('key') key: string): Promise<void> {
    return this.changes.removeCheck(key);
  }
}
