import { offerReadersSchema } from '@astaguide/contracts/catalog/social-proof';
import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Operation } from '../../http/openapi/operation';
import { Sessionless } from '../../http/route-options';
import { SocialProofService } from './social-proof.service';

class OfferReadersDto extends createZodDto(offerReadersSchema) {}

@ApiTags('social proof')
@Controller('api/social-proof')
export class SocialProofController {
  constructor(private readonly socialProof: SocialProofService) {}

  @Sessionless()
  @Get()
  @Header('cache-control', 'public, max-age=60')
  @Operation(
    'List readers of offers',
    'How many readers opened a product’s offer in the last 7 days. Empty unless the owner shows real numbers.',
  )
  @ApiOkResponse({ type: [OfferReadersDto] })
  listOfferReaders(): Promise<OfferReadersDto[]> {
    return this.socialProof.list();
  }
}
