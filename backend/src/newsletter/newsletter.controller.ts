import {
  newsletterSignedUpSchema,
  newsletterSignUpSchema,
  newsletterSubscriberSchema,
} from '@astaguide/contracts/site/newsletter';
import { Body, Controller, Delete, Get, HttpCode, Ip, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { IdParam } from '../http/input/id-param';
import { Sessionless } from '../http/route-options';
import { NewsletterService } from './newsletter.service';

class NewsletterSignUpDto extends createZodDto(newsletterSignUpSchema) {}
class NewsletterSignedUpDto extends createZodDto(newsletterSignedUpSchema) {}
class NewsletterSubscriberDto extends createZodDto(newsletterSubscriberSchema) {}

@ApiTags('newsletter')
@Controller('api/newsletter')
export class NewsletterController {
  constructor(private readonly newsletter: NewsletterService) {}

  @Sessionless({ bodyLimit: 4096 })
  @Post()
  @ApiCreatedResponse({ type: NewsletterSignedUpDto })
  signUp(@Body() body: NewsletterSignUpDto, @Ip() ip: string): Promise<NewsletterSignedUpDto> {
    return this.newsletter.signUp(body, ip);
  }

  @Get()
  @ApiOkResponse({ type: [NewsletterSubscriberDto] })
  list(): Promise<NewsletterSubscriberDto[]> {
    return this.newsletter.list();
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  remove(@Param('id', IdParam) id: number): Promise<void> {
    return this.newsletter.remove(id);
  }
}
