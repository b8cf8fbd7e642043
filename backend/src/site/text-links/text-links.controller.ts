import {
  deadLinkSchema,
  textCheckInputSchema,
  textCheckSchema,
} from '@astaguide/contracts/publishing/text-links';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Operation } from '../../http/openapi/operation';
import { BodyLimit } from '../../http/route-options';
import { TextLinksService } from './text-links.service';

class TextCheckInputDto extends createZodDto(textCheckInputSchema) {}
class TextCheckDto extends createZodDto(textCheckSchema) {}
class DeadLinkDto extends createZodDto(deadLinkSchema) {}

/** As of articles. Bytes. */
const TEXT_LIMIT = 2 * 1024 * 1024;

@ApiTags('blog')
@Controller('api/blog')
export class TextLinksController {
  constructor(private readonly links: TextLinksService) {}

  @BodyLimit(TEXT_LIMIT)
  @Post('text-checks')
  @HttpCode(200)
  @Operation(
    'Check a text',
    'Says which links of a text that is being written lead nowhere or are not counted, and which of its products have an affiliate link without the placeholder.',
  )
  @ApiOkResponse({ type: TextCheckDto })
  checkText(@Body() { content }: TextCheckInputDto): Promise<TextCheckDto> {
    return this.links.check(content);
  }

  @Get('dead-links')
  @Operation(
    'List dead links',
    'Links in the texts of articles, drafts and products to pages that this site does not have.',
  )
  @ApiOkResponse({ type: [DeadLinkDto] })
  listDeadLinks(): Promise<DeadLinkDto[]> {
    return this.links.listDead();
  }
}
