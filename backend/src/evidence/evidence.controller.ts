import { checkedUsesSchema, studyUsesSchema } from '@astaguide/contracts/site/study-uses';
import { Body, Controller, Get, HttpCode, Param, Put } from '@nestjs/common';
import {
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { EvidenceService } from './evidence.service';

class StudyUsesDto extends createZodDto(studyUsesSchema) {}
class CheckedUsesDto extends createZodDto(checkedUsesSchema) {}

@ApiTags('evidence')
@Controller('api/evidence')
export class EvidenceController {
  constructor(private readonly evidence: EvidenceService) {}

  @Get('uses')
  @ApiOperation({
    operationId: 'listStudyUses',
    summary: 'List where studies are cited',
    description:
      'Every cited study with the pages, answers, articles and products that cite it. Those that were retracted or corrected, or have an expression of concern, come first.',
  })
  @ApiOkResponse({ type: [StudyUsesDto] })
  list(): Promise<StudyUsesDto[]> {
    return this.evidence.listUses();
  }

  @Put('studies/:key/checked-uses')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'setCheckedUses',
    summary: 'Set the checked uses of a changed study',
    description: 'Replaces the list of places that were checked since the study changed.',
  })
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'The study has no change.' })
  putCheckedUses(@Param('key') key: string, @Body() { ids }: CheckedUsesDto): Promise<void> {
    return this.evidence.putCheckedUses(key, ids);
  }
}
