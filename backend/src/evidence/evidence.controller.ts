import { checkedUsesSchema, studyUsesSchema } from '@astaguide/contracts/site/study-uses';
import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { NoContent, Operation } from '../http/openapi/operation';
import { EvidenceService } from './evidence.service';

class StudyUsesDto extends createZodDto(studyUsesSchema) {}
class CheckedUsesDto extends createZodDto(checkedUsesSchema) {}

@ApiTags('evidence')
@Controller('api/evidence')
export class EvidenceController {
  constructor(private readonly evidence: EvidenceService) {}

  @Get('uses')
  @Operation(
    'List where studies are cited',
    'Every cited study with the pages, answers, articles and products that cite it. Those that were retracted or corrected, or have an expression of concern, come first.',
  )
  @ApiOkResponse({ type: [StudyUsesDto] })
  listStudyUses(): Promise<StudyUsesDto[]> {
    return this.evidence.listUses();
  }

  @Put('studies/:key/checked-uses')
  @NoContent()
  @Operation(
    'Set the checked uses of a changed study',
    'Replaces the list of places that were checked since the study changed.',
  )
  @ApiNotFoundResponse({ description: 'The study has no change.' })
  setCheckedUses(@Param('key') key: string, @Body() { ids }: CheckedUsesDto): Promise<void> {
    return this.evidence.putCheckedUses(key, ids);
  }
}
