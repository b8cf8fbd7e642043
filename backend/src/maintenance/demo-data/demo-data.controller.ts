import { demoDataSchema } from '@astaguide/contracts/maintenance/demo-data';
import { maintenanceRunSchema } from '@astaguide/contracts/maintenance/maintenance-run';
import { Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Accepted, Operation } from '../../http/openapi/operation';
import { DemoDataService } from './demo-data.service';

class DemoDataDto extends createZodDto(demoDataSchema) {}
class MaintenanceRunDto extends createZodDto(maintenanceRunSchema) {}

@ApiTags('demo data')
@Controller('api/demo-data')
export class DemoDataController {
  constructor(private readonly demoData: DemoDataService) {}

  @Get()
  @Operation('Count demo data', 'How many demo events, sales, products and articles there are.')
  @ApiOkResponse({ type: DemoDataDto })
  countDemoData(): Promise<DemoDataDto> {
    return this.demoData.count();
  }

  @Post()
  @Accepted(MaintenanceRunDto)
  @Operation(
    'Load sample data',
    'Starts a run that adds 90 days of demo visitors, clicks and sales. A site without products gets those of the demo catalog first, and one without articles its articles.',
  )
  loadDemoData(): Promise<MaintenanceRunDto> {
    return this.demoData.load();
  }

  @Delete()
  @Accepted(MaintenanceRunDto)
  @Operation(
    'Remove demo data',
    'Starts a run that removes the demo data. Products and articles that were edited stay.',
  )
  removeDemoData(): Promise<MaintenanceRunDto> {
    return this.demoData.remove();
  }
}
