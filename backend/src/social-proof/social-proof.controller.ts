import { offerReadersSchema } from '@astaguide/contracts/site/social-proof';
import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Sessionless } from '../http/route-options';
import { SocialProofService } from './social-proof.service';

class OfferReadersDto extends createZodDto(offerReadersSchema) {}

@ApiTags('social proof')
@Controller('api/social-proof')
export class SocialProofController {
  constructor(private readonly socialProof: SocialProofService) {}

  @Sessionless()
  @Get()
  @Header('cache-control', 'public, max-age=60')
  @ApiOperation({
    operationId: 'listOfferReaders',
    summary: 'List readers of offers',
    description:
      'How many readers opened a product’s offer in the last 7 days. Empty unless the owner shows real numbers.',
  })
  @ApiOkResponse({ type: [OfferReadersDto] })
  list(): Promise<OfferReadersDto[]> {
    return this.socialProof.list();
  }
}
