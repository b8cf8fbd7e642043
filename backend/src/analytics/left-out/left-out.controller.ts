import { leftOutQuerySchema, leftOutReportSchema } from '@astaguide/contracts/left-out-report';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { LeftOutService } from './left-out.service';

class LeftOutQueryDto extends createZodDto(leftOutQuerySchema) {}
class LeftOutReportDto extends createZodDto(leftOutReportSchema) {}

@ApiTags('analytics')
@Controller('api/analytics/left-out')
export class LeftOutController {
  constructor(private readonly leftOut: LeftOutService) {}

  @Get()
  @ApiOkResponse({ type: LeftOutReportDto })
  find(@Query() query: LeftOutQueryDto): Promise<LeftOutReportDto> {
    return this.leftOut.find(query);
  }
}
