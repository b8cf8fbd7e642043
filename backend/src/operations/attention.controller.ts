import { attentionSchema } from '@astaguide/contracts/operations/attention';
import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Operation } from '../http/openapi/operation';
import { AttentionService } from './attention.service';

class AttentionDto extends createZodDto(attentionSchema) {}

@ApiTags('operations')
@Controller('api/operations')
export class AttentionController {
  constructor(private readonly attention: AttentionService) {}

  @Get('attention')
  @Header('cache-control', 'no-store')
  @Operation(
    'Read what needs attention',
    'Counts of drafts, of sales without a product, of broken affiliate links with what they lose, of coupons that end, and of failed events, and the time of the newest backup.',
  )
  @ApiOkResponse({ type: AttentionDto })
  getAttention(): Promise<AttentionDto> {
    return this.attention.read();
  }
}
