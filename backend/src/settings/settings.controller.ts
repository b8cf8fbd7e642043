import { siteSettingsInputSchema, siteSettingsSchema } from '@astaguide/contracts/site/site-settings';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Sessionless } from '../http/route-options';
import { SettingsService } from './settings.service';

class SiteSettingsDto extends createZodDto(siteSettingsSchema) {}
class SiteSettingsInputDto extends createZodDto(siteSettingsInputSchema) {}

@ApiTags('settings')
@Controller('api/site-settings')
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  @Sessionless()
  @Get()
  @ApiOkResponse({ type: SiteSettingsDto })
  get(): Promise<SiteSettingsDto> {
    return this.settings.get();
  }

  @Put()
  @ApiOkResponse({ type: SiteSettingsDto })
  update(@Body() body: SiteSettingsInputDto): Promise<SiteSettingsDto> {
    return this.settings.update(body);
  }
}
