import {
  apiTokenInputSchema,
  apiTokenSchema,
  newApiTokenSchema,
} from '@astaguide/contracts/account/api-token';
import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
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
  @ApiOperation({
    operationId: 'listApiTokens',
    summary: 'List API tokens',
    description:
      'All tokens with their scopes and their last use, newest first. The tokens themselves are not stored.',
  })
  @ApiOkResponse({ type: [ApiTokenDto] })
  list(): Promise<ApiTokenDto[]> {
    return this.tokens.list();
  }

  @Post()
  @Header('cache-control', 'no-store')
  @ApiOperation({
    operationId: 'createApiToken',
    summary: 'Create an API token',
    description:
      'The response is the only one that contains the token. Without `expiresAt` it is valid for a year.',
  })
  @ApiCreatedResponse({ type: NewApiTokenDto })
  @ApiConflictResponse({ description: 'The owner already has the maximum number of tokens.' })
  create(@Body() input: ApiTokenInputDto): Promise<NewApiTokenDto> {
    return this.tokens.create(input);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'revokeApiToken',
    summary: 'Revoke an API token',
    description: 'Programs with this token are refused from now on.',
  })
  @ApiNoContentResponse()
  revoke(@Param('id', IdParam) id: number): Promise<void> {
    return this.tokens.revoke(id);
  }
}
