import { demoDataSchema } from '@astaguide/contracts/operations/demo-data';
import { maintenanceRunSchema } from '@astaguide/contracts/operations/maintenance-run';
import { Controller, Delete, Get, HttpCode } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { DemoDataService } from './demo-data.service';

class DemoDataDto extends createZodDto(demoDataSchema) {}
class MaintenanceRunDto extends createZodDto(maintenanceRunSchema) {}

@ApiTags('demo data')
@Controller('api/demo-data')
export class DemoDataController {
  constructor(private readonly demoData: DemoDataService) {}

  @Get()
  @ApiOkResponse({ type: DemoDataDto })
  count(): Promise<DemoDataDto> {
    return this.demoData.count();
  }

  @Delete()
  @HttpCode(202)
  @ApiAcceptedResponse({ type: MaintenanceRunDto })
  remove(): Promise<MaintenanceRunDto> {
    return this.demoData.remove();
  }
}
