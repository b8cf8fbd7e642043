import {
  apiTokenInputSchema,
  apiTokenSchema,
  newApiTokenSchema,
} from '@astaguide/contracts/account/api-token';
import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { IdParam } from '../http/input/id-param';
import { ApiTokensService } from './api-tokens.service';

class ApiTokenInputDto extends createZodDto(apiTokenInputSchema) {}
class ApiTokenDto extends createZodDto(apiTokenSchema) {}
class NewApiTokenDto extends createZodDto(newApiTokenSchema) {}

@ApiTags('auth')
@Controller('api/auth/tokens')
export class ApiTokensController {
  constructor(private readonly tokens: ApiTokensService) {}

  @Get()
  @ApiOkResponse({ type: [ApiTokenDto] })
  list(): Promise<ApiTokenDto[]> {
    return this.tokens.list();
  }

  @Post()
  @Header('cache-control', 'no-store')
  @ApiCreatedResponse({ type: NewApiTokenDto })
  create(@Body() input: ApiTokenInputDto): Promise<NewApiTokenDto> {
    return this.tokens.create(input);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  revoke(@Param('id', IdParam) id: number): Promise<void> {
    return this.tokens.revoke(id);
  }
}
