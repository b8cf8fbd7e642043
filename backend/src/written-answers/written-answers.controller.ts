import {
  writtenAnswerInputSchema,
  writtenAnswerSchema,
  writtenAnswersQuerySchema,
} from '@astaguide/contracts/chat/written-answer';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { IdParam } from '../http/input/id-param';
import { Sessionless } from '../http/route-options';
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
  @ApiOperation({
    operationId: 'listWrittenAnswers',
    summary: 'List written answers',
    description:
      'The owner’s answers to questions of visitors, oldest first. They are on the FAQ and on reviews.',
  })
  @ApiOkResponse({ type: [WrittenAnswerDto] })
  list(@Query() { about }: WrittenAnswersQueryDto): Promise<WrittenAnswerDto[]> {
    return this.answers.list(about === undefined || about === 'site' ? about : Number(about));
  }

  @Post()
  @ApiOperation({
    operationId: 'addWrittenAnswer',
    summary: 'Add a written answer',
    description: 'It is on its page at once, and the assistant uses it from the next question on.',
  })
  @ApiCreatedResponse({ type: WrittenAnswerDto })
  create(@Body() body: WrittenAnswerInputDto): Promise<WrittenAnswerDto> {
    return this.answers.create(body);
  }

  @Put(':id')
  @ApiOperation({
    operationId: 'changeWrittenAnswer',
    summary: 'Change a written answer',
    description: 'Replaces question, answer and place.',
  })
  @ApiOkResponse({ type: WrittenAnswerDto })
  replace(@Param('id', IdParam) id: number, @Body() body: WrittenAnswerInputDto): Promise<WrittenAnswerDto> {
    return this.answers.replace(id, body);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'deleteWrittenAnswer',
    summary: 'Delete a written answer',
    description: 'Removes it from its page and from what the assistant and the search find.',
  })
  @ApiNoContentResponse()
  remove(@Param('id', IdParam) id: number): Promise<void> {
    return this.answers.remove(id);
  }
}
