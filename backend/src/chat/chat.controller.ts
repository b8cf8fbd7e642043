import {
  chatFeedbackSchema,
  chatQuestionSchema,
  chatRequestSchema,
  chatResponseSchema,
} from '@astaguide/contracts/chat/chat';
import { QUESTION_ID_HEADER } from '@astaguide/contracts/chat/chat-rules';
import { Body, Controller, Get, HttpCode, Ip, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiQuery, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { readField } from '../http/input/read-field';
import { NoContent, Operation } from '../http/openapi/operation';
import { Sessionless } from '../http/route-options';
import { streamOf } from './chat-stream';
import { callerOf } from './caller';
import { ChatService } from './chat.service';
import { ChatQuestionsService } from './questions/chat-questions.service';

/** Bytes. */
const BODY_LIMIT = 64 * 1024;
const FEEDBACK_LIMIT = 8 * 1024;
const EVENT_STREAM = 'text/event-stream';

const answeredQuery = z.enum(['true', 'false'], { error: "Say 'true' or 'false'" }).optional();

class ChatRequestDto extends createZodDto(chatRequestSchema) {}
class ChatResponseDto extends createZodDto(chatResponseSchema) {}
class ChatFeedbackDto extends createZodDto(chatFeedbackSchema) {}
class ChatQuestionDto extends createZodDto(chatQuestionSchema) {}

@ApiTags('chat')
@Controller('api/chat')
export class ChatController {
  constructor(
    private readonly chat: ChatService,
    private readonly questions: ChatQuestionsService,
  ) {}

  @Sessionless({ bodyLimit: BODY_LIMIT })
  @Post()
  @HttpCode(200)
  @Operation(
    'Ask the assistant',
    'Answers a question from the site’s own pages. With `Accept: text/event-stream`, the answer is streamed: `delta` events with text, then one `done` with the whole response.',
  )
  @ApiProduces('application/json', EVENT_STREAM)
  @ApiOkResponse({
    type: ChatResponseDto,
    headers: {
      [QUESTION_ID_HEADER]: {
        description: 'Id of the stored question, for `POST /api/chat/feedback`; absent if it is not stored.',
        schema: { type: 'string', format: 'uuid' },
      },
    },
  })
  @ApiTooManyRequestsResponse({ description: 'Too many questions from this address.' })
  async askAssistant(
    @Body() body: ChatRequestDto,
    @Ip() ip: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    void reply.header('cache-control', 'no-store');
    const left = new AbortController();
    reply.raw.on('close', () => left.abort());
    const caller = callerOf(request, ip);
    if (!request.headers.accept?.includes(EVENT_STREAM)) {
      const { questionId, answer } = await this.chat.answer(body, caller, left.signal);
      return void reply.headers(idHeader(questionId)).send(answer);
    }
    const { questionId, events } = await this.chat.begin(body, caller, left.signal);
    void reply
      .type(EVENT_STREAM)
      // Keeps proxies from buffering the stream.
      .headers({ 'x-accel-buffering': 'no', ...idHeader(questionId) })
      .send(streamOf(events));
  }

  @Sessionless({ bodyLimit: FEEDBACK_LIMIT })
  @Post('feedback')
  @NoContent()
  @Operation(
    'Say whether an answer helped',
    'For the visitor who asked, within a day. Saying it again replaces what was said.',
  )
  rateAnswer(@Body() feedback: ChatFeedbackDto): Promise<void> {
    return this.questions.rate(feedback);
  }

  @Get('questions')
  @Operation(
    'List questions of visitors',
    'Similar questions in groups, most asked first, so that the owner sees what the site does not answer yet.',
  )
  @ApiQuery({
    name: 'answered',
    required: false,
    enum: ['true', 'false'],
    description: 'Lists only questions that were answered, or only those that were not.',
  })
  @ApiOkResponse({ type: [ChatQuestionDto] })
  listQuestions(@Query('answered') text?: unknown): Promise<ChatQuestionDto[]> {
    const answered = readField(answeredQuery, 'answered', text);
    return this.questions.list(answered === undefined ? undefined : answered === 'true');
  }
}

const idHeader = (questionId: string | undefined) =>
  questionId === undefined ? {} : { [QUESTION_ID_HEADER]: questionId };
