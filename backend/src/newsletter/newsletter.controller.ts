import {
  newsletterSignedUpSchema,
  newsletterSignUpSchema,
  newsletterSubscriberSchema,
  subscriberDeletionSchema,
} from '@astaguide/contracts/site/newsletter';
import { Body, Controller, Delete, Get, HttpCode, Ip, Param, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { IdParam } from '../http/input/id-param';
import { Sessionless } from '../http/route-options';
import { NewsletterService } from './newsletter.service';

class NewsletterSignUpDto extends createZodDto(newsletterSignUpSchema) {}
class NewsletterSignedUpDto extends createZodDto(newsletterSignedUpSchema) {}
class SubscriberDeletionDto extends createZodDto(subscriberDeletionSchema) {}
class NewsletterSubscriberDto extends createZodDto(newsletterSubscriberSchema) {}

@ApiTags('newsletter')
@Controller('api/newsletter')
export class NewsletterController {
  constructor(private readonly newsletter: NewsletterService) {}

  @Sessionless({ bodyLimit: 4096 })
  @Post()
  @ApiOperation({
    operationId: 'signUpForNewsletter',
    summary: 'Sign up for the newsletter',
    description: 'Answers the same for new and known addresses, so that nobody learns who is subscribed.',
  })
  @ApiCreatedResponse({ type: NewsletterSignedUpDto })
  @ApiTooManyRequestsResponse({ description: 'Too many sign-ups from this address.' })
  signUp(@Body() body: NewsletterSignUpDto, @Ip() ip: string): Promise<NewsletterSignedUpDto> {
    return this.newsletter.signUp(body, ip);
  }

  @Get()
  @ApiOperation({
    operationId: 'listSubscribers',
    summary: 'List subscribers',
    description: 'All addresses of the newsletter, newest first.',
  })
  @ApiOkResponse({ type: [NewsletterSubscriberDto] })
  list(): Promise<NewsletterSubscriberDto[]> {
    return this.newsletter.list();
  }

  @Post('deletions')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'deleteSubscribers',
    summary: 'Delete several subscribers',
    description: 'Deletes the listed addresses. Those already deleted are ignored.',
  })
  @ApiNoContentResponse()
  removeAll(@Body() body: SubscriberDeletionDto): Promise<void> {
    return this.newsletter.removeAll(body);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'deleteSubscriber',
    summary: 'Delete a subscriber',
    description: 'Deletes an address from the newsletter.',
  })
  @ApiNoContentResponse()
  remove(@Param('id', IdParam) id: number): Promise<void> {
    return this.newsletter.remove(id);
  }
}
