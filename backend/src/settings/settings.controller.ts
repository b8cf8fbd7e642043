import { siteSettingsInputSchema, siteSettingsSchema } from '@astaguide/contracts/settings/site-settings';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Operation } from '../http/openapi/operation';
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
  @Operation('Read the site settings', 'Name, pictures and time zone of the site, as its pages show them.')
  @ApiOkResponse({ type: SiteSettingsDto })
  getSiteSettings(): Promise<SiteSettingsDto> {
    return this.settings.get();
  }

  @Put()
  @Operation(
    'Change the site settings',
    'Omitted fields stay unchanged; null or an empty text removes a picture. A new time zone starts a run that counts all days again.',
  )
  @ApiOkResponse({ type: SiteSettingsDto })
  updateSiteSettings(@Body() body: SiteSettingsInputDto): Promise<SiteSettingsDto> {
    return this.settings.update(body);
  }
}
