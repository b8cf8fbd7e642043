import {
  quarantinedEventSchema,
  quarantinedTextSchema,
  quarantineQuerySchema,
  quarantineReasonSchema,
  replayedSchema,
  replayReasonRequestSchema,
  replayRequestSchema,
} from '@astaguide/contracts/analytics/failed-event';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { LongIdParam } from '../http/input/long-id-param';
import { QuarantineService } from './quarantine.service';

class QuarantinedEventDto extends createZodDto(quarantinedEventSchema) {}
class QuarantineQueryDto extends createZodDto(quarantineQuerySchema) {}
class QuarantinedTextDto extends createZodDto(quarantinedTextSchema) {}
class QuarantineReasonDto extends createZodDto(quarantineReasonSchema) {}
class ReplayRequestDto extends createZodDto(replayRequestSchema) {}
class ReplayReasonRequestDto extends createZodDto(replayReasonRequestSchema) {}
class ReplayedDto extends createZodDto(replayedSchema) {}

@ApiTags('operations')
@Controller('api/operations/quarantine')
export class QuarantineController {
  constructor(private readonly quarantine: QuarantineService) {}

  /** The newest first, 50 at the most; `before` is the id of the last one that is known already. */
  @Get()
  @ApiOkResponse({ type: [QuarantinedEventDto] })
  list(@Query() query: QuarantineQueryDto): Promise<QuarantinedEventDto[]> {
    return this.quarantine.list(query);
  }

  @Get('reasons')
  @ApiOkResponse({ type: [QuarantineReasonDto] })
  reasons(): Promise<QuarantineReasonDto[]> {
    return this.quarantine.reasons();
  }

  @Get(':id')
  @ApiOkResponse({ type: QuarantinedTextDto })
  get(@Param('id', LongIdParam) id: string): Promise<QuarantinedTextDto> {
    return this.quarantine.get(id);
  }

  /** Puts every event of a reason back on its way to the log. */
  @Post('replay')
  @HttpCode(200)
  @ApiOkResponse({ type: ReplayedDto })
  replayAll(@Body() { reason }: ReplayReasonRequestDto): Promise<ReplayedDto> {
    return this.quarantine.replayAll(reason);
  }

  /** Puts the event back on its way to the log, in the form that is given. */
  @Post(':id/replay')
  @HttpCode(204)
  @ApiNoContentResponse()
  replay(@Param('id', LongIdParam) id: string, @Body() { event }: ReplayRequestDto): Promise<void> {
    return this.quarantine.replay(id, event);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  delete(@Param('id', LongIdParam) id: string): Promise<void> {
    return this.quarantine.delete(id);
  }
}
