import {
  apiTokenInputSchema,
  apiTokenSchema,
  newApiTokenSchema,
} from '@astaguide/contracts/account/api-token';
import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { NoContent, Operation } from '../http/openapi/operation';
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
  @Operation(
    'List API tokens',
    'All tokens with their scopes and their last use, newest first. The tokens themselves are not stored.',
  )
  @ApiOkResponse({ type: [ApiTokenDto] })
  listApiTokens(): Promise<ApiTokenDto[]> {
    return this.tokens.list();
  }

  @Post()
  @Operation(
    'Create an API token',
    'The response is the only one that contains the token. Without `expiresAt` it is valid for a year.',
  )
  @ApiCreatedResponse({ type: NewApiTokenDto })
  @ApiConflictResponse({ description: 'The owner already has the maximum number of tokens.' })
  createApiToken(@Body() input: ApiTokenInputDto): Promise<NewApiTokenDto> {
    return this.tokens.create(input);
  }

  @Delete(':id')
  @NoContent()
  @Operation('Revoke an API token', 'Programs with this token are refused from now on.')
  revokeApiToken(@Param('id', IdParam) id: number): Promise<void> {
    return this.tokens.revoke(id);
  }
}
