import { credentialsSchema, signedInSchema } from '@astaguide/contracts/account/auth';
import type { Owner } from '@astaguide/database/entities/account/owner.entity';
import { Controller, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import {
  ApiBody,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { NoContent, Operation } from '../http/openapi/operation';
import { BodyLimit, Public } from '../http/route-options';
import { endSession, type OwnerRequest } from '../http/session/sessions';
import { LoginGuard } from './guards';

/** Bytes: enough for the longest email address and password, even if every character is escaped. */
const BODY_LIMIT = 16 * 1024;

class CredentialsDto extends createZodDto(credentialsSchema) {}
class SignedInDto extends createZodDto(signedInSchema) {}

@ApiTags('auth')
@Controller('api/auth')
export class AuthController {
  @Public()
  @BodyLimit(BODY_LIMIT)
  @UseGuards(LoginGuard)
  @Post('login')
  @HttpCode(200)
  @Operation(
    'Sign in',
    'Signs the owner in and sets the session cookie. Wrong passwords are limited for each account and each address.',
  )
  @ApiBody({ type: CredentialsDto })
  @ApiOkResponse({ type: SignedInDto })
  @ApiUnauthorizedResponse({ description: 'The email address or the password is wrong.' })
  @ApiTooManyRequestsResponse({ description: 'Too many wrong passwords.' })
  signIn(@Req() request: FastifyRequest & { user: Owner }): SignedInDto {
    return { email: request.user.email };
  }

  @Public()
  @BodyLimit(BODY_LIMIT)
  @Post('logout')
  @NoContent()
  @Operation('Sign out', 'Ends the session of the request, and answers the same without one.')
  async signOut(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await endSession(request, reply);
  }

  @Get('me')
  @Operation(
    'Read who is signed in',
    'The email address of the signed-in owner. Answers 401 if the session has ended.',
  )
  @ApiOkResponse({ type: SignedInDto })
  getSignedInOwner(@Req() { owner }: OwnerRequest): SignedInDto {
    return { email: owner.email };
  }
}
