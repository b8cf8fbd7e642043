import {
  answerCorrectionInputSchema,
  answerCorrectionSchema,
  candidatesQuerySchema,
  correctionCandidatesSchema,
} from '@astaguide/contracts/chat/answer-correction';
import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { IdParam } from '../../http/input/id-param';
import { NoContent, Operation } from '../../http/openapi/operation';
import { AnswerCorrectionsService } from './answer-corrections.service';

class AnswerCorrectionDto extends createZodDto(answerCorrectionSchema) {}
class AnswerCorrectionInputDto extends createZodDto(answerCorrectionInputSchema) {}
class CandidatesQueryDto extends createZodDto(candidatesQuerySchema) {}
class CorrectionCandidatesDto extends createZodDto(correctionCandidatesSchema) {}

@ApiTags('chat')
@Controller('api/chat/corrections')
export class AnswerCorrectionsController {
  constructor(private readonly corrections: AnswerCorrectionsService) {}

  @Get()
  @Operation('List corrected answers', 'What the owner chose to answer questions with, newest first.')
  @ApiOkResponse({ type: [AnswerCorrectionDto] })
  listCorrections(): Promise<AnswerCorrectionDto[]> {
    return this.corrections.list();
  }

  @Get('candidates')
  @Operation(
    'List answers to choose from',
    'What a visitor gets for a question now, and the passages and products that could answer it, as a visitor would see them.',
  )
  @ApiOkResponse({ type: CorrectionCandidatesDto })
  listCandidates(@Query() { question, words }: CandidatesQueryDto): Promise<CorrectionCandidatesDto> {
    return this.corrections.listCandidates(question, words || question);
  }

  @Post()
  @Operation(
    'Correct an answer',
    'Answers a question, and those of the same meaning, with a passage or a product from the next question on. Answers about health stay as they are.',
  )
  @ApiCreatedResponse({ type: AnswerCorrectionDto })
  addCorrection(@Body() body: AnswerCorrectionInputDto): Promise<AnswerCorrectionDto> {
    return this.corrections.create(body);
  }

  @Delete(':id')
  @NoContent()
  @Operation('Undo a corrected answer', 'The question is answered as before.')
  deleteCorrection(@Param('id', IdParam) id: number): Promise<void> {
    return this.corrections.remove(id);
  }
}
