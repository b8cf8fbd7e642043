import {
  writtenAnswerInputSchema,
  writtenAnswerSchema,
  writtenAnswersQuerySchema,
} from '@astaguide/contracts/chat/written-answer';
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { NoContent, Operation } from '../../http/openapi/operation';
import { IdParam } from '../../http/input/id-param';
import { Sessionless } from '../../http/route-options';
import { WrittenAnswersService } from './written-answers.service';

class WrittenAnswerDto extends createZodDto(writtenAnswerSchema) {}
class WrittenAnswerInputDto extends createZodDto(writtenAnswerInputSchema) {}
class WrittenAnswersQueryDto extends createZodDto(writtenAnswersQuerySchema) {}

@ApiTags('chat')
@Controller('api/written-answers')
export class WrittenAnswersController {
  constructor(private readonly answers: WrittenAnswersService) {}

  @Sessionless()
  @Get()
  @Operation(
    'List written answers',
    'The owner’s answers to questions of visitors, oldest first. They are on the FAQ and on reviews.',
  )
  @ApiOkResponse({ type: [WrittenAnswerDto] })
  listWrittenAnswers(@Query() { about }: WrittenAnswersQueryDto): Promise<WrittenAnswerDto[]> {
    return this.answers.list(about === undefined || about === 'site' ? about : Number(about));
  }

  @Post()
  @Operation(
    'Add a written answer',
    'It is on its page at once, and the assistant uses it from the next question on.',
  )
  @ApiCreatedResponse({ type: WrittenAnswerDto })
  addWrittenAnswer(@Body() body: WrittenAnswerInputDto): Promise<WrittenAnswerDto> {
    return this.answers.create(body);
  }

  @Put(':id')
  @Operation('Change a written answer', 'Replaces question, answer and place.')
  @ApiOkResponse({ type: WrittenAnswerDto })
  changeWrittenAnswer(
    @Param('id', IdParam) id: number,
    @Body() body: WrittenAnswerInputDto,
  ): Promise<WrittenAnswerDto> {
    return this.answers.replace(id, body);
  }

  @Delete(':id')
  @NoContent()
  @Operation(
    'Delete a written answer',
    'Removes it from its page and from what the assistant and the search find.',
  )
  deleteWrittenAnswer(@Param('id', IdParam) id: number): Promise<void> {
    return this.answers.remove(id);
  }
}
