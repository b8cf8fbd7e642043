import { studyUsesSchema } from '@astaguide/contracts/site/study-uses';
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { EvidenceService } from './evidence.service';

class StudyUsesDto extends createZodDto(studyUsesSchema) {}

@ApiTags('evidence')
@Controller('api/evidence')
export class EvidenceController {
  constructor(private readonly evidence: EvidenceService) {}

  @Get('uses')
  @ApiOperation({
    operationId: 'listStudyUses',
    summary: 'List where studies are cited',
    description:
      'Every cited study with the pages, answers, articles and products that cite it. Retracted and corrected ones come first.',
  })
  @ApiOkResponse({ type: [StudyUsesDto] })
  list(): Promise<StudyUsesDto[]> {
    return this.evidence.listUses();
  }
}
