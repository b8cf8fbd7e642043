import {
  botTrafficCsvQuerySchema,
  botTrafficQuerySchema,
  botTrafficReportSchema,
} from '@astaguide/contracts/analytics/bot-traffic-report';
import { Controller, Get, Header, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { Operation, TextAnswer } from '../../http/openapi/operation';
import { csvFile } from '../csv-file';
import { BotTrafficService } from './bot-traffic.service';

class BotTrafficQueryDto extends createZodDto(botTrafficQuerySchema) {}
class BotTrafficCsvQueryDto extends createZodDto(botTrafficCsvQuerySchema) {}
class BotTrafficReportDto extends createZodDto(botTrafficReportSchema) {}

@ApiTags('analytics')
@Controller('api/analytics')
export class BotTrafficController {
  constructor(private readonly botTraffic: BotTrafficService) {}

  @Get('bot-traffic')
  @Operation(
    'Read bot traffic',
    'The events that all other metrics exclude, by day, reason, bot and network.',
  )
  @ApiOkResponse({ type: BotTrafficReportDto })
  getBotTraffic(@Query() query: BotTrafficQueryDto): Promise<BotTrafficReportDto> {
    return this.botTraffic.find(query);
  }

  @Get('bot-traffic.csv')
  @Header('cache-control', 'no-store')
  @Operation('Export bot traffic', 'The days or one of the breakdowns as CSV, with all rows.')
  @TextAnswer('text/csv', 'day,events,views,clicks,visitors', '2026-01-15,10,9,1,4')
  async exportBotTraffic(
    @Query() query: BotTrafficCsvQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return csvFile(reply, await this.botTraffic.file(query));
  }
}
