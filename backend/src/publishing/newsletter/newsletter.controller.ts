import {
  newsletterSignedUpSchema,
  newsletterSignUpSchema,
  newsletterSubscriberSchema,
  subscriberDeletionSchema,
} from '@astaguide/contracts/publishing/newsletter';
import { Body, Controller, Delete, Get, Ip, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { NoContent, Operation } from '../../http/openapi/operation';
import { IdParam } from '../../http/input/id-param';
import { Sessionless } from '../../http/route-options';
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
  @Operation(
    'Sign up for the newsletter',
    'Answers the same for new and known addresses, so that nobody learns who is subscribed.',
  )
  @ApiCreatedResponse({ type: NewsletterSignedUpDto })
  @ApiTooManyRequestsResponse({ description: 'Too many sign-ups from this address.' })
  signUpForNewsletter(@Body() body: NewsletterSignUpDto, @Ip() ip: string): Promise<NewsletterSignedUpDto> {
    return this.newsletter.signUp(body, ip);
  }

  @Get()
  @Operation('List subscribers', 'All addresses of the newsletter, newest first.')
  @ApiOkResponse({ type: [NewsletterSubscriberDto] })
  listSubscribers(): Promise<NewsletterSubscriberDto[]> {
    return this.newsletter.list();
  }

  @Post('deletions')
  @NoContent()
  @Operation('Delete several subscribers', 'Deletes the listed addresses. Those already deleted are ignored.')
  deleteSubscribers(@Body() body: SubscriberDeletionDto): Promise<void> {
    return this.newsletter.removeAll(body);
  }

  @Delete(':id')
  @NoContent()
  @Operation('Delete a subscriber', 'Deletes an address from the newsletter.')
  deleteSubscriber(@Param('id', IdParam) id: number): Promise<void> {
    return this.newsletter.remove(id);
  }
}
