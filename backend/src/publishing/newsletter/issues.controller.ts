import {
  issueFromPostSchema,
  issuePreviewSchema,
  issueResultsSchema,
  issueSendingSchema,
  issueTestSchema,
  newsletterIssueFieldsSchema,
  newsletterIssueSchema,
} from '@astaguide/contracts/publishing/newsletter-issue';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { IdParam } from '../../http/input/id-param';
import { NoContent, Operation } from '../../http/openapi/operation';
import { BodyLimit } from '../../http/route-options';
import type { OwnerRequest } from '../../http/session/sessions';
import { IssuesService } from './issues.service';

class NewsletterIssueDto extends createZodDto(newsletterIssueSchema) {}
class NewsletterIssueInputDto extends createZodDto(newsletterIssueFieldsSchema) {}
class IssueFromPostDto extends createZodDto(issueFromPostSchema) {}
class IssuePreviewDto extends createZodDto(issuePreviewSchema) {}
class IssueResultsDto extends createZodDto(issueResultsSchema) {}
class IssueSendingDto extends createZodDto(issueSendingSchema) {}
class IssueTestDto extends createZodDto(issueTestSchema) {}

/** 200,000 characters of up to three bytes each, and some more. Bytes. */
const ISSUE_LIMIT = 1024 * 1024;

@ApiTags('newsletter')
@Controller('api/newsletter/issues')
export class IssuesController {
  constructor(private readonly issues: IssuesService) {}

  @Get()
  @Operation('List the issues', 'Issues of the newsletter with how their mails ended, newest first.')
  @ApiOkResponse({ type: [NewsletterIssueDto] })
  listIssues(): Promise<NewsletterIssueDto[]> {
    return this.issues.list();
  }

  @BodyLimit(ISSUE_LIMIT)
  @Post()
  @Operation('Add an issue', 'Adds a draft. The HTML of the content is sanitized.')
  @ApiCreatedResponse({ type: NewsletterIssueDto })
  createIssue(@Body() body: NewsletterIssueInputDto): Promise<NewsletterIssueDto> {
    return this.issues.create(body);
  }

  @Post('from-post')
  @Operation(
    'Make an issue from an article',
    'Adds a draft with the title, the excerpt and the text of an article.',
  )
  @ApiCreatedResponse({ type: NewsletterIssueDto })
  createIssueFromPost(@Body() { postId }: IssueFromPostDto): Promise<NewsletterIssueDto> {
    return this.issues.createFromPost(postId);
  }

  @BodyLimit(ISSUE_LIMIT)
  @Put(':id')
  @Operation(
    'Change an issue',
    'Replaces the fields of a draft or a scheduled issue. With `version`, an edit that was saved in between is not overwritten.',
  )
  @ApiOkResponse({ type: NewsletterIssueDto })
  @ApiConflictResponse({ description: 'It is being sent, or was edited in the meantime.' })
  updateIssue(
    @Param('id', IdParam) id: number,
    @Body() body: NewsletterIssueInputDto,
  ): Promise<NewsletterIssueDto> {
    return this.issues.update(id, body);
  }

  @Delete(':id')
  @NoContent()
  @Operation('Delete an issue', 'Deletes a draft or a scheduled issue.')
  @ApiConflictResponse({ description: 'It was sent.' })
  deleteIssue(@Param('id', IdParam) id: number): Promise<void> {
    return this.issues.remove(id);
  }

  @Get(':id/preview')
  @Operation(
    'Preview an issue',
    'The mail with the prices of now, how many get it, and what keeps it from being sent.',
  )
  @ApiOkResponse({ type: IssuePreviewDto })
  previewIssue(@Param('id', IdParam) id: number): Promise<IssuePreviewDto> {
    return this.issues.preview(id);
  }

  @Get(':id/results')
  @Operation(
    'Read the results of an issue',
    'Clicks, sales and earnings of everybody who followed its links, together.',
  )
  @ApiOkResponse({ type: IssueResultsDto })
  getIssueResults(@Param('id', IdParam) id: number): Promise<IssueResultsDto> {
    return this.issues.readResults(id);
  }

  @HttpCode(200)
  @Post(':id/test')
  @Operation(
    'Send an issue to yourself',
    'Sends the mail to your sign-in address, and says what went wrong in words.',
  )
  @ApiOkResponse({ type: IssueTestDto })
  @ApiConflictResponse({ description: 'No mail server is set up, or it refused the mail.' })
  @ApiTooManyRequestsResponse({ description: 'Twenty tests were sent within an hour.' })
  sendIssueTest(@Param('id', IdParam) id: number, @Req() { owner }: OwnerRequest): Promise<IssueTestDto> {
    return this.issues.sendTest(id, owner);
  }

  @HttpCode(200)
  @Post(':id/send')
  @Operation(
    'Send an issue',
    'Sends it now, or at `sendAt`, to everybody who is confirmed then. Each recipient gets it once, whatever crashes.',
  )
  @ApiOkResponse({ type: NewsletterIssueDto })
  @ApiConflictResponse({ description: 'It was sent already, or something is missing.' })
  sendIssue(
    @Param('id', IdParam) id: number,
    @Body() { sendAt }: IssueSendingDto,
  ): Promise<NewsletterIssueDto> {
    return this.issues.send(id, sendAt);
  }

  @HttpCode(200)
  @Post(':id/pause')
  @Operation(
    'Hold an issue back',
    'Makes a scheduled issue a draft again, and pauses one that is being sent.',
  )
  @ApiOkResponse({ type: NewsletterIssueDto })
  @ApiConflictResponse({ description: 'It is neither scheduled nor being sent.' })
  pauseIssue(@Param('id', IdParam) id: number): Promise<NewsletterIssueDto> {
    return this.issues.pause(id);
  }

  @HttpCode(200)
  @Post(':id/resume')
  @Operation('Resume an issue', 'Sends a paused issue to the rest of its recipients.')
  @ApiOkResponse({ type: NewsletterIssueDto })
  @ApiConflictResponse({ description: 'It is not paused.' })
  resumeIssue(@Param('id', IdParam) id: number): Promise<NewsletterIssueDto> {
    return this.issues.resume(id);
  }

  @HttpCode(200)
  @Post(':id/send-unknown')
  @Operation(
    'Send unknown deliveries again',
    'Sends the issue again to recipients of whom nobody knows whether it arrived. Some may get it twice.',
  )
  @ApiOkResponse({ type: NewsletterIssueDto })
  @ApiConflictResponse({ description: 'There are none.' })
  sendUnknownAgain(@Param('id', IdParam) id: number): Promise<NewsletterIssueDto> {
    return this.issues.sendUnknownAgain(id);
  }
}
