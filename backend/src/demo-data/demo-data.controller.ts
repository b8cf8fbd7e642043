import { demoDataSchema } from '@astaguide/contracts/operations/demo-data';
import { maintenanceRunSchema } from '@astaguide/contracts/operations/maintenance-run';
import { Controller, Delete, Get, HttpCode } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { DemoDataService } from './demo-data.service';

class DemoDataDto extends createZodDto(demoDataSchema) {}
class MaintenanceRunDto extends createZodDto(maintenanceRunSchema) {}

@ApiTags('demo data')
@Controller('api/demo-data')
export class DemoDataController {
  constructor(private readonly demoData: DemoDataService) {}

  @Get()
  @ApiOperation({
    operationId: 'countDemoData',
    summary: 'Count demo data',
    description: 'How many demo events, sales, products and articles there are.',
  })
  @ApiOkResponse({ type: DemoDataDto })
  count(): Promise<DemoDataDto> {
    return this.demoData.count();
  }

  @Delete()
  @HttpCode(202)
  @ApiOperation({
    operationId: 'removeDemoData',
    summary: 'Remove demo data',
    description: 'Starts a run that removes the demo data. Products and articles that were edited stay.',
  })
  @ApiAcceptedResponse({ type: MaintenanceRunDto })
  remove(): Promise<MaintenanceRunDto> {
    return this.demoData.remove();
  }
}
