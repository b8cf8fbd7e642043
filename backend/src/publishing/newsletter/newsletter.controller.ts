import {
  newsletterSettingsInputSchema,
  newsletterSettingsSchema,
  newsletterSignedUpSchema,
  newsletterSignUpSchema,
  newsletterSubscriberSchema,
  subscriberDeletionSchema,
} from '@astaguide/contracts/publishing/newsletter';
import {
  newsletterBouncesSchema,
  notedBouncesSchema,
} from '@astaguide/contracts/publishing/newsletter-bounce';
import {
  MAX_SUBSCRIBERS_FILE_BYTES,
  subscriberImportSchema,
} from '@astaguide/contracts/publishing/newsletter-import';
import { senderDomainQuerySchema, senderDomainSchema } from '@astaguide/contracts/publishing/sender-domain';
import {
  Body,
  Controller,
  Delete,
  Get,
  Headers,
  HttpCode,
  Ip,
  Param,
  Post,
  Put,
  Query,
} from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { NoContent, Operation } from '../../http/openapi/operation';
import { IdParam } from '../../http/input/id-param';
import { ReadFile, TakesFile, type FormFile } from '../../http/input/uploaded-file';
import { OpenToTokens, Sessionless } from '../../http/route-options';
import { NewsletterService } from './newsletter.service';
import { SUBSCRIBERS_FIELD } from './read-subscribers';

class NewsletterSignUpDto extends createZodDto(newsletterSignUpSchema) {}
class NewsletterSignedUpDto extends createZodDto(newsletterSignedUpSchema) {}
class SubscriberImportDto extends createZodDto(subscriberImportSchema) {}
class NewsletterBouncesDto extends createZodDto(newsletterBouncesSchema) {}
class NotedBouncesDto extends createZodDto(notedBouncesSchema) {}
class NewsletterSettingsDto extends createZodDto(newsletterSettingsSchema) {}
class NewsletterSettingsInputDto extends createZodDto(newsletterSettingsInputSchema) {}
class SenderDomainDto extends createZodDto(senderDomainSchema) {}
class SenderDomainQueryDto extends createZodDto(senderDomainQuerySchema) {}
class SubscriberDeletionDto extends createZodDto(subscriberDeletionSchema) {}
class NewsletterSubscriberDto extends createZodDto(newsletterSubscriberSchema) {}

const subscribersFile = {
  field: SUBSCRIBERS_FIELD,
  name: 'file of subscribers',
  largest: MAX_SUBSCRIBERS_FILE_BYTES,
};

@ApiTags('newsletter')
@Controller('api/newsletter')
export class NewsletterController {
  constructor(private readonly newsletter: NewsletterService) {}

  @Sessionless({ bodyLimit: 4096 })
  @Post()
  @Operation(
    'Sign up for the newsletter',
    'Answers the same for new and known addresses, so that nobody learns who is subscribed. Where the address has to be confirmed by email, `isActive` is false.',
  )
  @ApiCreatedResponse({ type: NewsletterSignedUpDto })
  @ApiTooManyRequestsResponse({ description: 'Too many sign-ups from this address.' })
  signUpForNewsletter(
    @Body() body: NewsletterSignUpDto,
    @Ip() ip: string,
    @Headers('referer') referer: string | undefined,
  ): Promise<NewsletterSignedUpDto> {
    return this.newsletter.signUp(body, { ip, referer });
  }

  @Get()
  @Operation('List subscribers', 'All addresses of the newsletter, newest first.')
  @ApiOkResponse({ type: [NewsletterSubscriberDto] })
  listSubscribers(): Promise<NewsletterSubscriberDto[]> {
    return this.newsletter.list();
  }

  @Get('settings')
  @Operation(
    'Read the newsletter’s settings',
    'Double opt-in, the speed of sending, and why no mail can go out now.',
  )
  @ApiOkResponse({ type: NewsletterSettingsDto })
  getNewsletterSettings(): Promise<NewsletterSettingsDto> {
    return this.newsletter.getSettings();
  }

  @Put('settings')
  @Operation('Change the newsletter’s settings', 'A new speed holds for the next mail.')
  @ApiOkResponse({ type: NewsletterSettingsDto })
  updateNewsletterSettings(@Body() body: NewsletterSettingsInputDto): Promise<NewsletterSettingsDto> {
    return this.newsletter.updateSettings(body);
  }

  @Get('sender-domain')
  @Operation(
    'Check the sender’s domain',
    'The SPF, DKIM and DMARC records of the domain of `MAIL_FROM`, as DNS has them now, and what to set. DKIM needs the name of the key as `selector`.',
  )
  @ApiOkResponse({ type: SenderDomainDto })
  checkSenderDomain(@Query() query: SenderDomainQueryDto): Promise<SenderDomainDto> {
    return this.newsletter.checkSenderDomain(query);
  }

  @TakesFile(subscribersFile)
  @HttpCode(200)
  @Post('imports/trial')
  @Operation(
    'Try an import of subscribers',
    'Says what an import of the CSV file would add, and which lines it would leave out. Stores nothing.',
  )
  @ApiOkResponse({ type: SubscriberImportDto })
  tryImport(@ReadFile(subscribersFile) { bytes }: FormFile): Promise<SubscriberImportDto> {
    return this.newsletter.import(bytes, true);
  }

  @TakesFile(subscribersFile)
  @HttpCode(200)
  @Post('imports')
  @Operation(
    'Import subscribers',
    'Takes a CSV file of up to 8 MiB with the columns `email`, `consented_at` and `source`, and adds its addresses as confirmed. Addresses on the list, in any state, stay as they are, and suppressed ones stay away.',
  )
  @ApiOkResponse({ type: SubscriberImportDto })
  importSubscribers(@ReadFile(subscribersFile) { bytes }: FormFile): Promise<SubscriberImportDto> {
    return this.newsletter.import(bytes, false);
  }

  @OpenToTokens('bounces:write')
  @HttpCode(200)
  @Post('bounces')
  @Operation(
    'Report bounces and complaints',
    'For the webhook of a mail provider, with an API token. A hard bounce, a complaint, or the third soft bounce within 90 days of each other stops all mail to a subscriber, and no import brings the address back.',
  )
  @ApiOkResponse({ type: NotedBouncesDto })
  reportBounces(@Body() { bounces }: NewsletterBouncesDto): Promise<NotedBouncesDto> {
    return this.newsletter.noteBounces(bounces);
  }

  @Post('deletions')
  @NoContent()
  @Operation('Delete several subscribers', 'Deletes the listed addresses. Those already deleted are ignored.')
  deleteSubscribers(@Body() body: SubscriberDeletionDto): Promise<void> {
    return this.newsletter.removeAll(body);
  }

  @Delete(':id')
  @NoContent()
  @Operation(
    'Delete a subscriber',
    'Deletes an address with everything that is known of it. Of one that left, bounced or complained, a hash stays, so that no import brings it back.',
  )
  deleteSubscriber(@Param('id', IdParam) id: number): Promise<void> {
    return this.newsletter.remove(id);
  }
}
