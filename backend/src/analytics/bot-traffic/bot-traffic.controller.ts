import {
  botTrafficCsvQuerySchema,
  botTrafficQuerySchema,
  botTrafficReportSchema,
} from '@astaguide/contracts/analytics/bot-traffic-report';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Operation } from '../../http/openapi/operation';
import { CsvAnswer, type CsvFile } from '../csv-file';
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
  @Operation('Export bot traffic', 'The days or one of the breakdowns as CSV, with all rows.')
  @CsvAnswer('day,events,views,clicks,visitors', '2026-01-15,10,9,1,4')
  exportBotTraffic(@Query() query: BotTrafficCsvQueryDto): Promise<CsvFile> {
    return this.botTraffic.file(query);
  }
}
